import type { Ticket, TicketBody, TicketListQuery } from '@vidyapath/http/support-tickets';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { isEditor } from '@vidyapath/http/roles';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { assertWithinLimit } from '../submissions/submissions';
import { recordTicketChange } from './ticket-changes';
import { clocksOf } from './ticket-clocks';
import { ticketContext } from './ticket-context';
import { findTicketsOfAsker, findTicketsOfDesk, type TicketFilters } from './ticket-lists.repository';
import { mailTicketReceived } from './ticket-mails';
import { assertOwnSubjects } from './ticket-subjects';
import { type TicketUser, viewOf } from './tickets.policy';
import { presentSummary, presentTicket } from './tickets.presenter';
import { findTicket, findTicketMessages, insertTicket, insertTicketMessage } from './tickets.repository';

/** Own ones; for staff all of them. */
export async function listTickets({ db, now }: SupportContext, viewer: TicketUser, query: TicketListQuery) {
  const filters = filtersOf(query, viewer.id);
  const at = now();
  const desk = isEditor(viewer.role);
  const found = desk ? findTicketsOfDesk(db, filters, at) : findTicketsOfAsker(db, viewer.id, filters, at);
  return presentList(await found, async (rows) => {
    const context = await ticketContext(db, rows, desk ? 'desk' : 'asker', at);
    return rows.map((row) => presentSummary(row, { ...context, view: viewOf(viewer, row) ?? 'asker' }));
  });
}

export async function getTicket({ db, now }: SupportContext, viewer: TicketUser, ticketId: string): Promise<Ticket> {
  const row = await findTicket(db, ticketId);
  const view = row && viewOf(viewer, row);
  if (!view) throw noTicket();
  const messages = await findTicketMessages(db, row.ticket_id, view === 'desk');
  return presentTicket(row, messages, await ticketContext(db, [row], view, now()));
}

export async function createTicket(
  ctx: SupportContext,
  asker: TicketUser,
  body: TicketBody,
  address: string,
  { by, idempotencyKey }: Write,
): Promise<Ticket> {
  const { db, jobs } = ctx;
  const answered = await findAnswer<Ticket>(db, idempotencyKey);
  if (answered) return answered;
  await assertWithinLimit(ctx, 'ticket', address, asker.id);
  await assertOwnSubjects(ctx, asker, body, by.requestId);
  const { category, subject, order_id = null, course_id = null } = body;
  const at = ctx.now();
  return db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const language = (await findPerson(trx, asker.id))?.language ?? 'en';
      const ticket = await insertTicket(trx, {
        category,
        subject,
        source: 'account',
        language,
        order_id,
        course_id,
        user_id: asker.id,
        asker_name: asker.name,
        asker_email: asker.email,
        created_at: at,
        ...clocksOf(category, at),
      });
      const { ticket_id } = ticket;
      const message = await insertTicketMessage(trx, {
        ticket_id,
        author_id: asker.id,
        author_name: asker.name,
        by_staff: false,
        internal: false,
        body: body.body,
        created_at: at,
      });
      await jobs.add(trx, mailTicketReceived, { ticket_id });
      await recordTicketChange(ctx, trx, 'created', ticket, { by, at, messageId: message.message_id });
      return presentTicket(ticket, [message], { view: 'asker', now: at, names: new Map() });
    }),
  );
}

export const noTicket = () => notFound('This ticket does not exist.');

function filtersOf({ assigned_to, ...query }: TicketListQuery, viewerId: number): TicketFilters {
  if (assigned_to === undefined) return query;
  if (assigned_to === 'none') return { ...query, assigned_to: null };
  return { ...query, assigned_to: assigned_to === 'me' ? viewerId : Number(assigned_to) };
}
