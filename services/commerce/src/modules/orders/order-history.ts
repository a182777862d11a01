import type { OrderStatus } from '@vidyapath/http/commerce-names';
import type { Knex } from 'knex';
import { mayFollow, type OrderEvent } from './order-states';
import { type OrderRow, withAmounts } from './orders.repository';

/** What happened besides changes of the status. */
export type OrderNote = 'review' | 'resolved' | 'coupon-late' | 'refund-booked' | 'refund-processed' | 'dispute';

export interface HistoryEntry {
  order_id: string;
  at: Date;
  event: OrderEvent | OrderNote;
  from_status?: OrderStatus;
  to_status?: OrderStatus;
  actor_id?: number | null;
  note?: string;
}

export async function addHistory(trx: Knex.Transaction, entry: HistoryEntry): Promise<void> {
  await trx('order_history').insert(entry);
}

export interface Move {
  event: Exclude<OrderEvent, 'created'>;
  to: OrderStatus;
  at: Date;
  actorId?: number | null;
  note?: string;
  /** What else changes with the status. */
  fields?: Partial<Pick<OrderRow, 'paid_at' | 'refunded_paise'>>;
}

/** Changes the status of an order that is locked, as {@link mayFollow} allows, and notes it. */
export async function moveOrder(trx: Knex.Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
  const { event, to, at, actorId = null, note, fields = {} } = move;
  if (!mayFollow(event, order.status, to))
    throw new Error(`${order.order_number} is ${order.status}, not to be ${to}.`);
  const [row] = await trx('orders')
    .where('order_id', order.order_id)
    .update({ status: to, updated_at: at, ...fields })
    .returning<OrderRow[]>('*');
  await addHistory(trx, {
    order_id: order.order_id,
    at,
    event,
    from_status: order.status,
    to_status: to,
    actor_id: actorId,
    ...(note && { note }),
  });
  return withAmounts(row as OrderRow);
}
