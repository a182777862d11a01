import { orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { RefundRow } from '../refunds/refunds.repository';
import { itemsOf } from './order-items.repository';
import { findOrder, type OrderRow } from './orders.repository';

/** Publishes events of orders once `trx` is committed. */
export interface OrderEvents {
  paid(this: void, trx: Knex.Transaction, order: OrderRow): Promise<void>;
  refundProcessed(this: void, trx: Knex.Transaction, refund: RefundRow, at: Date): Promise<void>;
}

export const createOrderEvents = ({ publish }: Pick<Events, 'publish'>): OrderEvents => ({
  paid: (trx, order) =>
    publish(trx, orderPaid, async () => {
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
    }),
  refundProcessed: (trx, { refund_id, order_id, amount_paise }, at) =>
    publish(trx, refundProcessed, async () => {
      const order = (await findOrder(trx, order_id)) as OrderRow;
      return { ...factsOf(order), refund_id, amount_paise, processed_at: at.toISOString() };
    }),
});

const factsOf = ({ order_id, order_number, user_id }: OrderRow) => ({ order_id, order_number, user_id, version: 1 });
