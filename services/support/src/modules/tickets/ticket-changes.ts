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

/** Records a change in the audit trail and calls the hooks, in the transaction of the change. */
export type RecordTicketChange = (
  trx: Knex.Transaction,
  kind: TicketChangeKind,
  ticket: TicketRow,
  details: TicketChangeDetails,
) => Promise<void>;

export const createRecordTicketChange =
  (hooks: readonly OnTicketChanged[]): RecordTicketChange =>
  async (trx, kind, ticket, { by, at, before, messageId }) => {
    const { ticket_id, number, subject, status, user_id, assigned_to } = ticket;
    const change = { kind, ticket_id, number, subject, status, user_id, assigned_to, at };
    const resource = { type: 'ticket', id: ticket_id };
    const after = auditedOf(ticket);
    await recordAudit(trx, {
      by,
      action: `ticket.${kind}`,
      resource,
      after,
      ...(before && { before: auditedOf(before) }),
    });
    for (const hook of hooks) await hook(trx, { ...change, by: by.actor?.id ?? null, message_id: messageId ?? null });
  };

/** No words of people: the trail outlives them. */
const auditedOf = ({ status, category, assigned_to }: TicketRow) => ({ status, category, assigned_to });
