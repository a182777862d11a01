import { orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { itemsOf } from './order-items.repository';
import { findOrder, type OrderRow } from './orders.repository';
import type { RefundRow } from './refunding/refunds.repository';

/** Once `trx` is committed. */
export const publishPaid = (events: Events, trx: Knex.Transaction, order: OrderRow): Promise<void> =>
  events.publish(trx, orderPaid, async () => {
    const items = await itemsOf(trx, [order.order_id]);
    return {
      ...factsOf(order),
      paid_at: (order.paid_at as Date).toISOString(),
      total_paise: order.total_paise,
      items: items.map(({ item_id, kind, course_id, plan_id, title, total_paise }) => ({
        item_id,
        kind,
        course_id,
        plan_id,
        title,
        total_paise,
      })),
    };
  });

/** Once `trx` is committed. */
export const publishRefundProcessed = (
  events: Events,
  trx: Knex.Transaction,
  { refund_id, order_id, amount_paise }: RefundRow,
  at: Date,
): Promise<void> =>
  events.publish(trx, refundProcessed, async () => {
    const order = (await findOrder(trx, order_id)) as OrderRow;
    return { ...factsOf(order), refund_id, amount_paise, processed_at: at.toISOString() };
  });

const factsOf = ({ order_id, order_number, user_id }: OrderRow) => ({ order_id, order_number, user_id, version: 1 });
