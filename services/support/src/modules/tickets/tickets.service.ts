import type { Ticket, TicketBody, TicketListQuery, TicketSummary } from '@vidyapath/http/support-tickets';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { isEditor } from '@vidyapath/http/roles';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportPeople } from '../people/support-people';
import type { SubmissionsService } from '../submissions/submissions.service';
import type { RecordTicketChange } from './ticket-changes';
import { clocksOf } from './ticket-clocks';
import { ticketContext } from './ticket-context';
import type { TicketFilters, TicketLists } from './ticket-lists.repository';
import type { TicketMailQueue } from './ticket-mails';
import type { TicketRow } from './ticket-row';
import { assertOwnSubjects, type TicketSubjects } from './ticket-subjects';
import { type TicketView, viewOf } from './tickets.policy';
import { presentSummary, presentTicket } from './tickets.presenter';
import type { TicketsRepository } from './tickets.repository';

export interface TicketsDependencies {
  db: Database;
  tickets: TicketsRepository;
  lists: TicketLists;
  people: SupportPeople;
  subjects: TicketSubjects;
  submissions: SubmissionsService;
  recordChange: RecordTicketChange;
  mails: TicketMailQueue;
  now: () => Date;
}

export type TicketUser = Pick<SessionUser, 'id' | 'name' | 'email' | 'role'>;

export function createTicketsService(dependencies: TicketsDependencies) {
  const { db, tickets, lists, people, subjects, submissions, recordChange, mails, now } = dependencies;

  const present = async (row: TicketRow, view: TicketView): Promise<Ticket> => {
    const messages = await tickets.messages(db, row.ticket_id, view === 'desk');
    return presentTicket(row, messages, await ticketContext(db, people, [row], { view, now: now() }));
  };

  return {
    /** Own ones; for staff all of them. */
    async list(
      viewer: TicketUser,
      query: TicketListQuery,
    ): Promise<ListPage<TicketSummary> | StreamedList<TicketSummary>> {
      const filters = filtersOf(query, viewer.id);
      const at = now();
      const desk = isEditor(viewer.role);
      const found = desk ? lists.ofDesk(db, filters, at) : lists.ofAsker(db, viewer.id, filters, at);
      return presentList(await found, async (rows) => {
        const context = await ticketContext(db, people, rows, { view: desk ? 'desk' : 'asker', now: at });
        return rows.map((row) => presentSummary(row, { ...context, view: viewOf(viewer, row) ?? 'asker' }));
      });
    },

    async get(viewer: TicketUser, ticketId: string): Promise<Ticket> {
      const row = await tickets.find(db, ticketId);
      const view = row && viewOf(viewer, row);
      if (!view) throw noTicket();
      return present(row, view);
    },

    async create(asker: TicketUser, body: TicketBody, address: string, { by, idempotencyKey }: Write): Promise<Ticket> {
      const answered = await findAnswer<Ticket>(db, idempotencyKey);
      if (answered) return answered;
      await submissions.assertWithinLimit(address, asker.id);
      await assertOwnSubjects(subjects, asker, body, by.requestId);
      const { category, subject, order_id = null, course_id = null } = body;
      const at = now();
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const language = (await people.find(trx, asker.id))?.language ?? 'en';
          const ticket = await tickets.insert(trx, {
            ...{ category, subject, source: 'account', language, order_id, course_id },
            ...{ user_id: asker.id, asker_name: asker.name, asker_email: asker.email },
            ...{ created_at: at, ...clocksOf(category, at) },
          });
          const message = await tickets.addMessage(trx, {
            ...{ ticket_id: ticket.ticket_id, author_id: asker.id, author_name: asker.name },
            ...{ by_staff: false, internal: false, body: body.body, created_at: at },
          });
          await mails.received(trx, ticket.ticket_id);
          await recordChange(trx, 'created', ticket, { by, at, messageId: message.message_id });
          return presentTicket(ticket, [message], { view: 'asker', now: at, names: new Map() });
        }),
      );
    },
  };
}

export type TicketsService = ReturnType<typeof createTicketsService>;

export const noTicket = () => notFound('This ticket does not exist.');

function filtersOf({ assigned_to, ...query }: TicketListQuery, viewerId: number): TicketFilters {
  if (assigned_to === undefined) return query;
  if (assigned_to === 'none') return { ...query, assigned_to: null };
  return { ...query, assigned_to: assigned_to === 'me' ? viewerId : Number(assigned_to) };
}
