import { ticketTopic } from '@vidyapath/http/notification-kinds';
import type { Knex } from 'knex';
import type { SupportContext, TicketChange } from '../../context';
import { notify } from './notify';

/** Notifies the asker of an answer, and staff of a ticket that waits for one, in the transaction of the change. */
export async function notifyOfTicket(
  ctx: SupportContext,
  trx: Knex.Transaction,
  { kind, ticket_id, number, subject, user_id, by, message_id, at }: TicketChange,
): Promise<void> {
  const shared = {
    params: { number, subject },
    link: `/helpdesk/tickets/${ticket_id}`,
    topic: ticketTopic(ticket_id),
    at,
  };
  const what = message_id ?? `${ticket_id}/${kind}/${at.toISOString()}`;
  if (kind === 'answered' && user_id !== null && by !== user_id)
    await notify(ctx, trx, { ...shared, cause: `ticket-answered/${what}`, type: 'ticket-answered', to: user_id });
  if (kind === 'created' || kind === 'asked' || kind === 'overdue')
    await notify(ctx, trx, { ...shared, cause: `ticket-waiting/${what}`, type: 'ticket-waiting', to: 'staff' });
}
