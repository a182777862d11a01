import { ticketTopic } from '@vidyapath/http/notification-kinds';
import type { OnTicketChanged } from '../tickets/ticket-hooks';
import type { Notify } from './new-notification';

/** Notifies the asker of an answer, and staff of a ticket that waits for one, in the transaction of the change. */
export const notifyOfTicket =
  (notify: Notify): OnTicketChanged =>
  async (trx, { kind, ticket_id, number, subject, user_id, by, message_id, at }) => {
    const shared = {
      params: { number, subject },
      link: `/helpdesk/tickets/${ticket_id}`,
      topic: ticketTopic(ticket_id),
      at,
    };
    const what = message_id ?? `${ticket_id}/${kind}/${at.toISOString()}`;
    if (kind === 'answered' && user_id !== null && by !== user_id)
      await notify(trx, { ...shared, cause: `ticket-answered/${what}`, type: 'ticket-answered', to: user_id });
    if (kind === 'created' || kind === 'asked' || kind === 'overdue')
      await notify(trx, { ...shared, cause: `ticket-waiting/${what}`, type: 'ticket-waiting', to: 'staff' });
  };
