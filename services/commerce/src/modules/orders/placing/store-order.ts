import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { reserveCoupon } from '../../coupons/coupons';
import type { PricedCart } from '../../quotes/quotes';
import { addHistory } from '../order-history';
import { insertItems } from '../order-items.repository';
import { presentNow } from '../present-now';
import { expireOrder, settleOrder } from '../orders.jobs';
import { presentOrder } from '../orders.presenter';
import { insertOrder, type OrderRow } from '../orders.repository';
import { payOrder } from '../paying/pay-order';
import { settleAt } from '../paying/settle-times';
import type { Payable } from './create-gateway-order';

interface OrderToStore {
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
export async function storeOrder(ctx: CommerceContext, trx: Knex.Transaction, toStore: OrderToStore): Promise<Order> {
  const { orderId, userId, body, content, priced, payable, by } = toStore;
  const at = ctx.now();
  const { quote, lines } = priced;
  const order = await insertOrder(trx, {
    order_id: orderId,
    user_id: userId,
    language: body.language ?? (await findPerson(trx, userId))?.language ?? 'en',
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
    expires_at: new Date(at.getTime() + ctx.settings.ORDER_TTL_SECONDS * 1_000),
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
    await payOrder(ctx, trx, order, { paymentId: null, items, now: at, by });
    return presentNow(trx, orderId);
  }
  await ctx.jobs.add(trx, settleOrder, { order_id: orderId, step: 0 }, { runAt: settleAt(at, 0) });
  await ctx.jobs.add(trx, expireOrder, { order_id: orderId }, { runAt: order.expires_at });
  return presentOrder({ order, items, payments: [], refunds: [], documents: [] });
}

async function reserve(trx: Knex.Transaction, order: OrderRow, { couponId }: PricedCart): Promise<void> {
  if (couponId === null) return;
  const { order_id: orderId, user_id: userId, discount_paise: discountPaise } = order;
  if (!(await reserveCoupon(trx, { orderId, couponId, userId, discountPaise })))
    throw conflict('coupon-not-valid', 'The coupon cannot be used for this order.');
}
