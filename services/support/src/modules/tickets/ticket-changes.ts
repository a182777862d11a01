import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { OnTicketChanged, TicketChangeKind } from './ticket-hooks';
import type { TicketRow } from './ticket-row';

export interface TicketChangeDetails {
  by: AuditContext;
  at: Date;
  /** The ticket before the change; left out when it is new. */
  before?: TicketRow;
  messageId?: string;
}

/** Tells in the transaction of a change what happened: the audit trail, and whoever has to do something about it. */
export type TellTicketChange = (
  trx: Knex.Transaction,
  kind: TicketChangeKind,
  ticket: TicketRow,
  details: TicketChangeDetails,
) => Promise<void>;

export const createTellTicketChange =
  (hooks: readonly OnTicketChanged[]): TellTicketChange =>
  async (trx, kind, ticket, { by, at, before, messageId }) => {
    const { ticket_id, number, subject, status, user_id, assigned_to } = ticket;
    const told = { kind, ticket_id, number, subject, status, user_id, assigned_to, at };
    const resource = { type: 'ticket', id: ticket_id };
    const after = auditedOf(ticket);
    await recordAudit(trx, {
      by,
      action: `ticket.${kind}`,
      resource,
      after,
      ...(before && { before: auditedOf(before) }),
    });
    for (const hook of hooks) await hook(trx, { ...told, by: by.actor?.id ?? null, message_id: messageId ?? null });
  };

/** No words of people: the trail outlives them. */
const auditedOf = ({ status, category, assigned_to }: TicketRow) => ({ status, category, assigned_to });
