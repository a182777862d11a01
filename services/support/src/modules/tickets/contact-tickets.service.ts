import type { ContactTicketBody, Ticket } from '@vidyapath/http/support-tickets';
import { conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { lockContactMessage, setTicketOfContactMessage } from '../contact/contact';
import { recordTicketChange } from './ticket-changes';
import { clocksOf } from './ticket-clocks';
import { presentTicket } from './tickets.presenter';
import { insertTicket, insertTicketMessage } from './tickets.repository';

/** Makes a ticket of a message of the contact form. Its address is unverified, so it belongs to no account. */
export const createContactTicket = (
  ctx: SupportContext,
  messageId: string,
  body: ContactTicketBody,
  { by, idempotencyKey }: Write,
): Promise<Ticket> =>
  ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const sent = await lockContactMessage(trx, messageId);
      if (!sent) throw notFound('This message does not exist.');
      if (sent.ticket_id) throw conflict('message-is-ticket', 'This message is a ticket already.');
      // The clocks run since the message came, not since staff looked at it.
      const { created_at, full_name, email, message } = sent;
      const ticket = await insertTicket(trx, {
        ...body,
        source: 'contact',
        language: languageOf(message),
        order_id: null,
        course_id: null,
        user_id: null,
        asker_name: full_name,
        asker_email: email,
        created_at,
        ...clocksOf(body.category, created_at),
      });
      const first = await insertTicketMessage(trx, {
        ticket_id: ticket.ticket_id,
        author_id: null,
        author_name: full_name,
        by_staff: false,
        internal: false,
        body: message,
        created_at,
      });
      await setTicketOfContactMessage(trx, messageId, ticket.ticket_id);
      const at = ctx.now();
      await recordTicketChange(ctx, trx, 'created', ticket, { by, at, messageId: first.message_id });
      return presentTicket(ticket, [first], { view: 'desk', now: at, names: new Map() });
    }),
  );

/** The contact form does not ask for a language. */
const languageOf = (message: string) => (/\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en');
