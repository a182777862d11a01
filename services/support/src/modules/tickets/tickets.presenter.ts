import type { Ticket, TicketMessage, TicketSummary } from '@vidyapath/http/support-tickets';
import type { TicketMessageRow, TicketRow } from './ticket-row';
import type { TicketView } from './tickets.policy';

export interface TicketContext {
  view: TicketView;
  now: Date;
  /** Of members of staff, by id. */
  names: ReadonlyMap<number, string>;
}

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentMessage = (row: TicketMessageRow): TicketMessage => ({
  message_id: row.message_id,
  author_name: row.author_name,
  by_staff: row.by_staff,
  internal: row.internal,
  body: row.body,
  created_at: row.created_at.toISOString(),
});

export function presentSummary(row: TicketRow, { view, now, names }: TicketContext): TicketSummary {
  const due = row.due_at instanceof Date ? row.due_at : null;
  const isDesk = view === 'desk';
  return {
    ticket_id: row.ticket_id,
    number: row.number,
    status: row.status,
    category: row.category,
    subject: row.subject,
    created_at: row.created_at.toISOString(),
    acknowledge_by: row.acknowledge_by.toISOString(),
    resolve_by: row.resolve_by.toISOString(),
    first_answered_at: timeOf(row.first_answered_at),
    closed_at: timeOf(row.closed_at),
    overdue: due !== null && due < now,
    due_at: timeOf(due),
    last_message_at: row.last_message_at.toISOString(),
    assigned_to: row.assigned_to,
    source: row.source,
    order_id: row.order_id,
    course_id: row.course_id,
    asker: isDesk ? { user_id: row.user_id, name: row.asker_name, email: row.asker_email } : null,
    assigned_name: isDesk && row.assigned_to !== null ? (names.get(row.assigned_to) ?? null) : null,
  };
}

/** `messages` for the asker have no internal notes; here they are removed even if one were among them. */
export const presentTicket = (
  row: TicketRow,
  messages: readonly TicketMessageRow[],
  context: TicketContext,
): Ticket => ({
  ...presentSummary(row, context),
  messages: messages.filter(({ internal }) => context.view === 'desk' || !internal).map(presentMessage),
});
