import type { Knex } from 'knex';
import type { TicketChanges, TicketMessageRow, TicketRow } from './ticket-row';

export type NewTicket = Pick<
  TicketRow,
  | 'category'
  | 'subject'
  | 'source'
  | 'user_id'
  | 'asker_name'
  | 'asker_email'
  | 'language'
  | 'order_id'
  | 'course_id'
  | 'created_at'
  | 'acknowledge_by'
  | 'resolve_by'
>;
export type NewMessage = Omit<TicketMessageRow, 'message_id'>;

export const findTicket = (on: Knex, ticketId: string): Promise<TicketRow | undefined> =>
  on<TicketRow>('ticket').where('ticket_id', ticketId).first();

export const lockTicket = (trx: Knex.Transaction, ticketId: string): Promise<TicketRow | undefined> =>
  trx<TicketRow>('ticket').where('ticket_id', ticketId).forUpdate().first();

export async function insertTicket(trx: Knex, ticket: NewTicket): Promise<TicketRow> {
  const [row] = await trx('ticket')
    .insert({ ...ticket, status: 'open', last_message_at: ticket.created_at })
    .returning<TicketRow[]>('*');
  return row as TicketRow;
}

/** The ticket as it is afterwards. */
export async function updateTicket(trx: Knex, ticket: TicketRow, changes: TicketChanges): Promise<TicketRow> {
  if (Object.keys(changes).length === 0) return ticket;
  const [row] = await trx('ticket').where('ticket_id', ticket.ticket_id).update(changes).returning<TicketRow[]>('*');
  return row as TicketRow;
}

export async function insertTicketMessage(trx: Knex, message: NewMessage): Promise<TicketMessageRow> {
  const [row] = await trx('ticket_message').insert(message).returning<TicketMessageRow[]>('*');
  return row as TicketMessageRow;
}

export async function countTicketMessages(trx: Knex, ticketId: string): Promise<number> {
  const [row] = await trx('ticket_message').where('ticket_id', ticketId).count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}

/** In the order in which they were written; internal notes only where `notesToo`. */
export function findTicketMessages(on: Knex, ticketId: string, notesToo: boolean): Promise<TicketMessageRow[]> {
  const rows = on<TicketMessageRow>('ticket_message').where('ticket_id', ticketId).orderBy('seq');
  return notesToo ? rows : rows.where('internal', false);
}

export const findTicketMessage = (on: Knex, messageId: string): Promise<TicketMessageRow | undefined> =>
  on<TicketMessageRow>('ticket_message').where('message_id', messageId).first();

/** Answered before `at` and still answered, under a lock; rows that another replica has locked are skipped. */
export const lockAnsweredBefore = (trx: Knex.Transaction, at: Date, most: number): Promise<TicketRow[]> =>
  trx<TicketRow>('ticket')
    .where('status', 'answered')
    .where('answered_at', '<=', at)
    .orderBy('answered_at')
    .limit(most)
    .forUpdate()
    .skipLocked();

/** Tickets that are overdue and not reported as such yet, under a lock; marks them as reported. */
export async function takeNewlyOverdue(trx: Knex.Transaction, now: Date, most: number): Promise<TicketRow[]> {
  const rows: TicketRow[] = await trx<TicketRow>('ticket')
    .where('due_at', '<', now)
    .whereRaw('told_due_at is distinct from due_at')
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const ids = rows.map(({ ticket_id }) => ticket_id);
  if (ids.length > 0)
    await trx('ticket')
      .whereIn('ticket_id', ids)
      .update({ told_due_at: trx.ref('due_at') });
  return rows;
}

export const findTicketIdsOf = (on: Knex, userId: number): Promise<string[]> =>
  on('ticket').where('user_id', userId).pluck<string[]>('ticket_id');

/** By id; an erased account has none. */
export async function findStaffNames(on: Knex, ids: readonly number[]): Promise<Map<number, string>> {
  const rows: { user_id: number; name: string }[] = await on('people')
    .select('user_id', 'name')
    .whereIn('user_id', [...ids])
    .where('deleted', false);
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}
