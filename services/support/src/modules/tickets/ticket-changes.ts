import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import { callAll, type SupportContext, type TicketChangeKind } from '../../context';
import type { TicketRow } from './ticket-row';

export interface TicketChangeDetails {
  by: AuditContext;
  at: Date;
  /** The ticket before the change; left out when it is new. */
  before?: TicketRow;
  messageId?: string;
}

/** Records a change in the audit trail and calls the hooks, in the transaction of the change. */
export async function recordTicketChange(
  { hooks }: SupportContext,
  trx: Knex.Transaction,
  kind: TicketChangeKind,
  ticket: TicketRow,
  { by, at, before, messageId }: TicketChangeDetails,
): Promise<void> {
  const { ticket_id, number, subject, status, user_id, assigned_to } = ticket;
  await recordAudit(trx, {
    by,
    action: `ticket.${kind}`,
    resource: { type: 'ticket', id: ticket_id },
    after: auditedOf(ticket),
    ...(before && { before: auditedOf(before) }),
  });
  const change = { kind, ticket_id, number, subject, status, user_id, assigned_to, at };
  const cause = { by: by.actor?.id ?? null, message_id: messageId ?? null };
  await callAll(hooks.ticketChanged, trx, { ...change, ...cause });
}

/** No words of people: the trail outlives them. */
const auditedOf = ({ status, category, assigned_to }: TicketRow) => ({ status, category, assigned_to });
