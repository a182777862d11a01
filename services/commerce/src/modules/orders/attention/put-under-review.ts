import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { addHistory } from '../order-history';
import type { OrderRow } from '../orders.repository';
import { raiseAttention } from './raise-attention';

/**
 * Puts an order that is locked under review because of `subject`, such as a payment's id: once for each, so that what staff has resolved
 * stays so. An order that is under review already keeps its first reason.
 */
export async function putUnderReview(
  events: Events,
  trx: Knex.Transaction,
  order: OrderRow,
  { subject, reason, at }: { subject: string; reason: string; at: Date },
): Promise<void> {
  const { order_id } = order;
  const note = `${reason}: ${subject}`;
  const known: unknown = await trx('order_history').where({ order_id, event: 'review', note }).first('note');
  if (known) return;
  await addHistory(trx, { order_id, at, event: 'review', note });
  const changed = await trx('orders').where({ order_id }).whereNull('review').update({ review: note, updated_at: at });
  if (changed > 0) await raiseAttention(events, trx, { kind: 'order-review', id: order_id, order }, at);
}
