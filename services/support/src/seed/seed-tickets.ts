import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { clocksOf } from '../modules/tickets/ticket-clocks';
import type { TicketRow } from '../modules/tickets/ticket-row';
import { askerWrote, closed, staffWrote } from '../modules/tickets/ticket-states';
import { insertTicket, insertTicketMessage, updateTicket } from '../modules/tickets/tickets.repository';
import { type DemoMessage, type DemoTicket, demoTickets } from './demo-tickets';

export interface DemoAsker {
  id: number;
  name: string;
  email: string;
}

export interface DemoPeople {
  learner: DemoAsker;
  staff: DemoAsker;
}

const hourMs = 3_600_000;

/** Tickets as they would be had they been written at their times. */
export const seedTickets = (db: Database, people: DemoPeople, now: Date): Promise<void> =>
  db.transaction(async (trx) => {
    for (const ticket of demoTickets) await seedTicket(trx, ticket, people, now);
  });

async function seedTicket(trx: Knex.Transaction, demo: DemoTicket, people: DemoPeople, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const [first] = demo.messages;
  if (!first) return;
  const asker = askerOf(demo, people);
  let ticket = await insertTicket(trx, {
    category: demo.category,
    subject: demo.subject,
    language: demo.language,
    order_id: null,
    course_id: demo.course_id ?? null,
    source: demo.contact ? 'contact' : 'account',
    user_id: asker.id,
    asker_name: asker.name,
    asker_email: asker.email,
    created_at: at(first.hoursAgo),
    ...clocksOf(demo.category, at(first.hoursAgo)),
  });
  for (const message of demo.messages) {
    const writtenAt = at(message.hoursAgo);
    const author = message.from === 'asker' ? asker : people.staff;
    await insertTicketMessage(trx, {
      ticket_id: ticket.ticket_id,
      author_id: author.id,
      author_name: author.name,
      body: message.body,
      by_staff: message.from !== 'asker',
      internal: message.from === 'note',
      created_at: writtenAt,
    });
    ticket = await updateTicket(trx, ticket, changesOf(message, ticket, writtenAt));
  }
  if (demo.closedHoursAgo !== undefined)
    ticket = await updateTicket(trx, ticket, closed(ticket, at(demo.closedHoursAgo)));
  if (demo.assigned) await updateTicket(trx, ticket, { assigned_to: people.staff.id });
  if (demo.contact) await seedContactMessage(trx, demo.contact, ticket, first.body);
}

function changesOf({ from }: DemoMessage, ticket: TicketRow, at: Date) {
  if (from === 'note') return {};
  return from === 'staff' ? staffWrote(ticket, at) : askerWrote(at);
}

const askerOf = ({ contact }: DemoTicket, { learner }: DemoPeople) =>
  contact ? { id: null, name: contact.full_name, email: contact.email } : learner;

const seedContactMessage = (
  trx: Knex.Transaction,
  contact: NonNullable<DemoTicket['contact']>,
  { ticket_id, created_at }: TicketRow,
  message: string,
): Promise<unknown> => trx('contact_message').insert({ ...contact, message, created_at, ticket_id });
