import type { TicketStatus } from '@vidyapath/http/support-names';
import type { TicketChanges, TicketRow } from './ticket-row';

type State = Pick<TicketRow, 'status' | 'first_answered_at'>;

/** Also opens a closed ticket. */
export const askerWrote = (at: Date): TicketChanges => ({ status: 'open', closed_at: null, last_message_at: at });

export const staffWrote = (ticket: State, at: Date): TicketChanges => ({
  ...answered(ticket, at),
  last_message_at: at,
});

/** A repeated close keeps the time of the first one. */
export const closed = ({ status }: State, at: Date): TicketChanges =>
  status === 'closed' ? {} : { status: 'closed', closed_at: at };

/** What staff sets by hand, such as `answered` after a call. */
export function statusSet(ticket: State, status: TicketStatus, at: Date): TicketChanges {
  if (status === ticket.status) return {};
  if (status === 'closed') return closed(ticket, at);
  return status === 'open' ? { status, closed_at: null } : answered(ticket, at);
}

const answered = ({ first_answered_at }: State, at: Date): TicketChanges => ({
  status: 'answered',
  first_answered_at: first_answered_at ?? at,
  answered_at: at,
  closed_at: null,
});
