import type { ContactTicketBody, Ticket } from '@vidyapath/http/support-tickets';
import type { Database } from '@vidyapath/service-kit/database/database';
import { conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { ContactRepository } from '../contact/contact.repository';
import type { RecordTicketChange } from './ticket-changes';
import { clocksOf } from './ticket-clocks';
import { presentTicket } from './tickets.presenter';
import type { TicketsRepository } from './tickets.repository';

interface ContactTicketsDependencies {
  db: Database;
  contact: ContactRepository;
  tickets: TicketsRepository;
  recordChange: RecordTicketChange;
  now: () => Date;
}

/** Makes tickets of messages of the contact form. Their address is unverified, so they belong to no account. */
export function createContactTicketsService({ db, contact, tickets, recordChange, now }: ContactTicketsDependencies) {
  return {
    create: (messageId: string, body: ContactTicketBody, { by, idempotencyKey }: Write): Promise<Ticket> =>
      db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const sent = await contact.lock(trx, messageId);
          if (!sent) throw notFound('This message does not exist.');
          if (sent.ticket_id) throw conflict('message-is-ticket', 'This message is a ticket already.');
          // The clocks run since the message came, not since staff looked at it.
          const { created_at, full_name, email, message } = sent;
          const ticket = await tickets.insert(trx, {
            ...{ ...body, source: 'contact', language: languageOf(message), order_id: null, course_id: null },
            ...{ user_id: null, asker_name: full_name, asker_email: email },
            ...{ created_at, ...clocksOf(body.category, created_at) },
          });
          const first = await tickets.addMessage(trx, {
            ...{ ticket_id: ticket.ticket_id, author_id: null, author_name: full_name },
            ...{ by_staff: false, internal: false, body: message, created_at },
          });
          await contact.setTicket(trx, messageId, ticket.ticket_id);
          const at = now();
          await recordChange(trx, 'created', ticket, { by, at, messageId: first.message_id });
          return presentTicket(ticket, [first], { view: 'desk', now: at, names: new Map() });
        }),
      ),
  };
}

export type ContactTicketsService = ReturnType<typeof createContactTicketsService>;

/** The contact form does not ask for a language. */
const languageOf = (message: string) => (/\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en');
