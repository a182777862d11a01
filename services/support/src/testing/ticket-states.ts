import { randomUUID } from 'node:crypto';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import type { ContactMessage } from '@vidyapath/http/support';
import type { Ticket } from '@vidyapath/http/support-tickets';
import type { TestSupport } from './test-support';

const question = { category: 'technical', subject: 'A lesson stands still', body: 'It does not play.' };
const sent = {
  full_name: 'Vikram Visitor',
  email: 'vikram@example.in',
  mobile: '9876543210',
  message: 'Do you teach pottery?',
};
let lastId = 5_000;
const newId = () => {
  lastId += 1;
  return lastId;
};

/** States of tickets and contact messages, by the names that contracts of slices give them. */
export function ticketStates({ db, tokens, post, others }: TestSupport) {
  const asked = async () => {
    const user = newId();
    const token = tokens.signToken({ id: user, role: 'User' });
    const answer = await post(paths.tickets, question, { authorization: `Bearer ${token}` });
    // Staff gives it to itself: the account of `tokens.as`.
    return { user, staff: 1, ticket: answer.json<Ticket>().ticket_id };
  };
  const written = async () => ({ message: (await post(paths.contact, sent)).json<ContactMessage>().id });
  return {
    'a ticket': asked,
    'a full ticket': async () => {
      const values = await asked();
      const message = { ticket_id: values.ticket, author_name: 'Asha', by_staff: false, internal: false };
      const rows = Array.from({ length: limits.ticket.messagesMax }, () => ({ ...message, body: 'Still waiting.' }));
      await db('ticket_message').insert(rows.map((row) => ({ ...row, created_at: new Date() })));
      return values;
    },
    'no such ticket': async () => ({ ticket: randomUUID(), user: newId() }),
    'an order and a course of somebody': async () => {
      const values = { user: newId(), order: randomUUID(), course: newId() };
      others.orders.set(values.order, values.user);
      others.courses.set(values.course, { is_public: true });
      return values;
    },
    'a contact message': written,
    'a contact message that is a ticket': async () => {
      const values = await written();
      const body = { category: 'course', subject: 'Pottery' };
      await post(paths.contactTicket(values.message), body, tokens.as('Staff'));
      return values;
    },
  };
}
