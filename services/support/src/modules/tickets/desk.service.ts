import { limits } from '@vidyapath/http/limits';
import { isEditor } from '@vidyapath/http/roles';
import type { Ticket, TicketChangeBody, TicketMessage, TicketMessageBody } from '@vidyapath/http/support-tickets';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { badRequest, conflict, forbidden } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext, TicketChangeKind } from '../../context';
import { assertWithinLimit } from '../submissions/submissions';
import { recordTicketChange } from './ticket-changes';
import { clocksOf } from './ticket-clocks';
import { ticketContext } from './ticket-context';
import { mailTicketAnswered, mailTicketClosed } from './ticket-mails';
import type { TicketChanges, TicketRow } from './ticket-row';
import { askerWrote, closed, staffWrote, statusSet } from './ticket-states';
import { type TicketUser, type TicketView, viewOf } from './tickets.policy';
import { presentMessage, presentTicket } from './tickets.presenter';
import {
  countTicketMessages,
  findTicket,
  findTicketMessages,
  insertTicketMessage,
  lockTicket,
  updateTicket,
} from './tickets.repository';
import { noTicket } from './tickets.service';

/** By the asker or the desk. */
export async function writeTicketMessage(
  ctx: SupportContext,
  person: TicketUser,
  ticketId: string,
  { body, internal = false }: TicketMessageBody,
  address: string,
  { by, idempotencyKey }: Write,
): Promise<TicketMessage> {
  const answered = await findAnswer<TicketMessage>(ctx.db, idempotencyKey);
  if (answered) return answered;
  const found = await findTicket(ctx.db, ticketId);
  const seenAs = found && viewOf(person, found);
  if (!seenAs) throw noTicket();
  if (internal && seenAs === 'asker') throw forbidden('Internal notes are for staff.');
  if (seenAs === 'asker') await assertWithinLimit(ctx, 'ticketMessage', address, person.id);
  const at = ctx.now();
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const { ticket: before, view } = await lockVisible(trx, person, ticketId);
      if ((await countTicketMessages(trx, ticketId)) >= limits.ticket.messagesMax)
        throw conflict('ticket-full', 'This ticket has as many messages as it may have. Please begin a new one.');
      const message = await insertTicketMessage(trx, {
        ticket_id: ticketId,
        author_id: person.id,
        author_name: person.name,
        by_staff: view === 'desk',
        internal,
        body,
        created_at: at,
      });
      const { message_id } = message;
      const changes = internal ? {} : view === 'desk' ? staffWrote(before, at) : askerWrote(at);
      const ticket = await updateTicket(trx, before, changes);
      const kind = internal ? 'noted' : view === 'desk' ? 'answered' : 'asked';
      if (kind === 'answered') await ctx.jobs.add(trx, mailTicketAnswered, { message_id });
      await recordTicketChange(ctx, trx, kind, ticket, { by, at, before, messageId: message_id });
      return presentMessage(message);
    }),
  );
}

/** By the asker or the desk. Closing a closed ticket changes nothing. */
export const closeTicket = (
  ctx: SupportContext,
  person: TicketUser,
  ticketId: string,
  { by }: Write,
): Promise<Ticket> =>
  ctx.db.transaction(async (trx) => {
    const { ticket: before, view } = await lockVisible(trx, person, ticketId);
    const at = ctx.now();
    const ticket = await updateTicket(trx, before, closed(before, at));
    if (ticket !== before) {
      if (view === 'desk') await ctx.jobs.add(trx, mailTicketClosed, { ticket_id: ticketId });
      await recordTicketChange(ctx, trx, 'closed', ticket, { by, at, before });
    }
    return present(ctx, trx, ticket, view);
  });

/** By staff: the members that are named. */
export async function changeTicket(
  ctx: SupportContext,
  person: TicketUser,
  ticketId: string,
  body: TicketChangeBody,
  { by, ifMatch }: Write,
): Promise<Ticket> {
  await assertStaff(ctx, person, body.assigned_to);
  return ctx.db.transaction(async (trx) => {
    const { ticket: before, view } = await lockVisible(trx, person, ticketId);
    const at = ctx.now();
    if (ifMatch !== undefined) assertIfMatch(ifMatch, await present(ctx, trx, before, view));
    const ticket = await updateTicket(trx, before, changesOf(before, body, at));
    const kind = kindOf(before, ticket);
    if (kind === 'closed' && view === 'desk') await ctx.jobs.add(trx, mailTicketClosed, { ticket_id: ticketId });
    if (kind) await recordTicketChange(ctx, trx, kind, ticket, { by, at, before });
    return present(ctx, trx, ticket, view);
  });
}

async function lockVisible(
  trx: Knex.Transaction,
  person: TicketUser,
  ticketId: string,
): Promise<{ ticket: TicketRow; view: TicketView }> {
  const ticket = await lockTicket(trx, ticketId);
  const view = ticket && viewOf(person, ticket);
  if (!view) throw noTicket();
  return { ticket, view };
}

async function present(
  { now }: SupportContext,
  trx: Knex.Transaction,
  row: TicketRow,
  view: TicketView,
): Promise<Ticket> {
  const messages = await findTicketMessages(trx, row.ticket_id, view === 'desk');
  return presentTicket(row, messages, await ticketContext(trx, [row], view, now()));
}

async function assertStaff({ db }: SupportContext, person: TicketUser, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null || id === person.id) return;
  const found = await findPerson(db, id);
  if (!found || found.deleted || !isEditor(found.role))
    throw badRequest('assigned_to', 'This is no account of a member of staff.');
}

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
