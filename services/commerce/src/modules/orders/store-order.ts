import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { PayOrder } from '../payments/pay-order';
import type { PricedCart } from '../quotes/priced-cart';
import type { Payable } from './create-gateway-order';
import { addHistory } from './order-history';
import { insertItems } from './order-items.repository';
import { presentOrder } from './orders.presenter';
import { insertOrder, type OrderRow } from './orders.repository';
import { presentNow } from './present-now';
import { settleAt } from './settle-times';

export interface StoreOrderDependencies {
  people: Pick<PeopleRepository, 'find'>;
  reservations: CouponReservations;
  payOrder: PayOrder;
  jobs: JobQueue;
  ttlSeconds: number;
  now: () => Date;
}

export interface OrderToStore {
  orderId: string;
  userId: number;
  body: OrderBody;
  content: Buffer;
  priced: PricedCart;
  payable: Payable;
  by: AuditContext;
}

/**
 * Stores an order that was priced in the same transaction, with its coupon's use and the jobs that look after it.
 * @returns what the buyer sees of it
 */
export type StoreOrder = (trx: Knex.Transaction, order: OrderToStore) => Promise<Order>;

export function createStoreOrder(dependencies: StoreOrderDependencies): StoreOrder {
  const { people, reservations, payOrder, jobs, ttlSeconds, now } = dependencies;

  const reserve = async (trx: Knex.Transaction, order: OrderRow, { couponId }: PricedCart): Promise<void> => {
    if (couponId === null) return;
    const { order_id: orderId, user_id: userId, discount_paise: discountPaise } = order;
    if (!(await reservations.reserve(trx, { orderId, couponId, userId, discountPaise })))
      throw conflict('coupon-not-valid', 'The coupon cannot be used for this order.');
  };

  return async (trx, { orderId, userId, body, content, priced, payable, by }) => {
    const at = now();
    const { quote, lines } = priced;
    const order = await insertOrder(trx, {
      order_id: orderId,
      user_id: userId,
      language: body.language ?? (await people.find(trx, userId))?.language ?? 'en',
      status: 'pending',
      content,
      billing: body.billing,
      tax: quote.tax,
      coupon_code: quote.coupon?.code ?? null,
      subtotal_paise: quote.subtotal_paise,
      discount_paise: quote.discount_paise,
      total_paise: quote.total_paise,
      ...payable,
      created_at: at,
      expires_at: new Date(at.getTime() + ttlSeconds * 1_000),
    });
    const items = await insertItems(trx, orderId, lines);
    await reserve(trx, order, priced);
    await addHistory(trx, { order_id: orderId, at, event: 'created', to_status: 'pending', actor_id: userId });
    await recordAudit(trx, {
      by,
      action: 'order.created',
      resource: { type: 'order', id: orderId },
      after: { order_number: order.order_number, total_paise: order.total_paise, coupon_code: order.coupon_code },
    });
    if (order.total_paise === 0) {
      await payOrder(trx, order, { paymentId: null, items, now: at, by });
      return presentNow(trx, orderId);
    }
    await jobs.add(trx, 'settle-order', { order_id: orderId, step: 0 }, settleAt(at, 0));
    await jobs.add(trx, 'expire-order', { order_id: orderId }, order.expires_at);
    return presentOrder({ order, items, payments: [], refunds: [], documents: [] });
  };
}
