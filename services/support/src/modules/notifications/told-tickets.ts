import type { OnTicketChanged } from '../tickets/ticket-hooks';
import type { Tell } from './telling';

/** Who asks is told of an answer, and staff of what waits for one, in the transaction of the change. */
export const toldOfTicket =
  (tell: Tell): OnTicketChanged =>
  async (trx, { kind, ticket_id, number, subject, user_id, by, message_id, at }) => {
    const told = { params: { number, subject }, link: `/helpdesk/tickets/${ticket_id}`, at };
    const what = message_id ?? `${ticket_id}/${kind}/${at.toISOString()}`;
    if (kind === 'answered' && user_id !== null && by !== user_id)
      await tell(trx, { ...told, cause: `ticket-answered/${what}`, type: 'ticket-answered', to: user_id });
    if (kind === 'created' || kind === 'asked' || kind === 'overdue')
      await tell(trx, { ...told, cause: `ticket-waiting/${what}`, type: 'ticket-waiting', to: 'staff' });
  };
