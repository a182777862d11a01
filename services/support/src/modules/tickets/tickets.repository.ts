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

export const createTicketsRepository = () => ({
  find: (on: Knex, ticketId: string): Promise<TicketRow | undefined> =>
    on<TicketRow>('ticket').where('ticket_id', ticketId).first(),

  lock: (trx: Knex.Transaction, ticketId: string): Promise<TicketRow | undefined> =>
    trx<TicketRow>('ticket').where('ticket_id', ticketId).forUpdate().first(),

  async insert(trx: Knex, ticket: NewTicket): Promise<TicketRow> {
    const [row] = await trx('ticket')
      .insert({ ...ticket, status: 'open', last_message_at: ticket.created_at })
      .returning<TicketRow[]>('*');
    return row as TicketRow;
  },

  /** The ticket as it is afterwards. */
  async update(trx: Knex, ticket: TicketRow, changes: TicketChanges): Promise<TicketRow> {
    if (Object.keys(changes).length === 0) return ticket;
    const [row] = await trx('ticket').where('ticket_id', ticket.ticket_id).update(changes).returning<TicketRow[]>('*');
    return row as TicketRow;
  },

  async addMessage(trx: Knex, message: NewMessage): Promise<TicketMessageRow> {
    const [row] = await trx('ticket_message').insert(message).returning<TicketMessageRow[]>('*');
    return row as TicketMessageRow;
  },

  async countMessages(trx: Knex, ticketId: string): Promise<number> {
    const [row] = await trx('ticket_message').where('ticket_id', ticketId).count<{ count: string }[]>();
    return Number(row?.count ?? 0);
  },

  /** In the order in which they were written; internal notes only where `notesToo`. */
  messages(on: Knex, ticketId: string, notesToo: boolean): Promise<TicketMessageRow[]> {
    const rows = on<TicketMessageRow>('ticket_message').where('ticket_id', ticketId).orderBy('seq');
    return notesToo ? rows : rows.where('internal', false);
  },

  findMessage: (on: Knex, messageId: string): Promise<TicketMessageRow | undefined> =>
    on<TicketMessageRow>('ticket_message').where('message_id', messageId).first(),

  /** Answered before `at` and still answered, under a lock; rows that another replica has locked are skipped. */
  lockAnsweredBefore: (trx: Knex.Transaction, at: Date, most: number): Promise<TicketRow[]> =>
    trx<TicketRow>('ticket')
      .where('status', 'answered')
      .where('answered_at', '<=', at)
      .orderBy('answered_at')
      .limit(most)
      .forUpdate()
      .skipLocked(),

  /** Tickets that are overdue and not reported as such yet, under a lock; marks them as reported. */
  async takeNewlyOverdue(trx: Knex.Transaction, now: Date, most: number): Promise<TicketRow[]> {
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
  },
});

export type TicketsRepository = ReturnType<typeof createTicketsRepository>;
