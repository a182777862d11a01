import { limits } from '@vidyapath/http/limits';
import { isEditor } from '@vidyapath/http/roles';
import type { Ticket, TicketChangeBody, TicketMessage, TicketMessageBody } from '@vidyapath/http/support-tickets';
import { badRequest, conflict, forbidden } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import { clocksOf } from './ticket-clocks';
import { ticketContext } from './ticket-context';
import type { TicketChangeKind } from './ticket-hooks';
import type { TicketChanges, TicketRow } from './ticket-row';
import { askerWrote, closed, staffWrote, statusSet } from './ticket-states';
import { type TicketView, viewOf } from './tickets.policy';
import { presentMessage, presentTicket } from './tickets.presenter';
import { noTicket, type TicketsDependencies, type TicketUser } from './tickets.service';

export type DeskDependencies = Omit<TicketsDependencies, 'lists' | 'subjects'>;

/** What is written to a ticket and changed of it, by either side. */
export function createDeskService({ db, tickets, people, submissions, recordChange, mails, now }: DeskDependencies) {
  const lock = async (trx: Knex.Transaction, person: TicketUser, id: string): Promise<[TicketRow, TicketView]> => {
    const ticket = await tickets.lock(trx, id);
    const view = ticket && viewOf(person, ticket);
    if (!view) throw noTicket();
    return [ticket, view];
  };

  const present = async (trx: Knex.Transaction, row: TicketRow, view: TicketView): Promise<Ticket> =>
    presentTicket(
      row,
      await tickets.messages(trx, row.ticket_id, view === 'desk'),
      await ticketContext(trx, people, [row], { view, now: now() }),
    );

  const assertStaff = async (person: TicketUser, id: number | null | undefined): Promise<void> => {
    if (id === undefined || id === null || id === person.id) return;
    const found = await people.find(db, id);
    if (!found || found.deleted || !isEditor(found.role))
      throw badRequest('assigned_to', 'This is no account of a member of staff.');
  };

  return {
    async write(
      person: TicketUser,
      id: string,
      { body, internal = false }: TicketMessageBody,
      address: string,
      { by, idempotencyKey }: Write,
    ): Promise<TicketMessage> {
      const answered = await findAnswer<TicketMessage>(db, idempotencyKey);
      if (answered) return answered;
      const found = await tickets.find(db, id);
      const seenAs = found && viewOf(person, found);
      if (!seenAs) throw noTicket();
      if (internal && seenAs === 'asker') throw forbidden('Internal notes are for staff.');
      if (seenAs === 'asker') await submissions.assertWithinLimit(address, person.id);
      const at = now();
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const [before, view] = await lock(trx, person, id);
          if ((await tickets.countMessages(trx, id)) >= limits.ticket.messagesMax)
            throw conflict('ticket-full', 'This ticket has as many messages as it may have. Please begin a new one.');
          const message = await tickets.addMessage(trx, {
            ...{ ticket_id: id, author_id: person.id, author_name: person.name },
            ...{ by_staff: view === 'desk', internal, body, created_at: at },
          });
          const changes = internal ? {} : view === 'desk' ? staffWrote(before, at) : askerWrote(at);
          const ticket = await tickets.update(trx, before, changes);
          const kind = internal ? 'noted' : view === 'desk' ? 'answered' : 'asked';
          if (kind === 'answered') await mails.answered(trx, message.message_id);
          await recordChange(trx, kind, ticket, { by, at, before, messageId: message.message_id });
          return presentMessage(message);
        }),
      );
    },

    /** By staff or the asker. Closing a closed ticket changes nothing. */
    close: (person: TicketUser, id: string, { by }: Write): Promise<Ticket> =>
      db.transaction(async (trx) => {
        const [before, view] = await lock(trx, person, id);
        const at = now();
        const ticket = await tickets.update(trx, before, closed(before, at));
        if (ticket !== before) {
          if (view === 'desk') await mails.closed(trx, id);
          await recordChange(trx, 'closed', ticket, { by, at, before });
        }
        return present(trx, ticket, view);
      }),

    /** By staff: the members that are named. */
    async change(person: TicketUser, id: string, body: TicketChangeBody, { by, ifMatch }: Write): Promise<Ticket> {
      await assertStaff(person, body.assigned_to);
      return db.transaction(async (trx) => {
        const [before, view] = await lock(trx, person, id);
        const at = now();
        if (ifMatch !== undefined) assertIfMatch(ifMatch, await present(trx, before, view));
        const ticket = await tickets.update(trx, before, changesOf(before, body, at));
        const kind = kindOf(before, ticket);
        if (kind === 'closed' && view === 'desk') await mails.closed(trx, id);
        if (kind) await recordChange(trx, kind, ticket, { by, at, before });
        return present(trx, ticket, view);
      });
    },
  };
}

export type DeskService = ReturnType<typeof createDeskService>;

/** A ticket that becomes a grievance, or is no longer one, gets the deadlines of its new category. */
function changesOf(before: TicketRow, { status, assigned_to, category }: TicketChangeBody, at: Date): TicketChanges {
  return {
    ...(status && statusSet(before, status, at)),
    ...(assigned_to !== undefined && assigned_to !== before.assigned_to && { assigned_to }),
    ...(category && category !== before.category && { category, ...clocksOf(category, before.created_at) }),
  };
}

function kindOf(before: TicketRow, after: TicketRow): TicketChangeKind | undefined {
  if (after === before) return undefined;
  if (after.status === before.status) return 'changed';
  return after.status === 'open' ? 'reopened' : after.status;
}
