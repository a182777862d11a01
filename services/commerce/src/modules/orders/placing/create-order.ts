import { randomUUID } from 'node:crypto';
import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { limits } from '@vidyapath/http/limits';
import type { StateCode } from '@vidyapath/http/state-codes';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { findCartCourses, priceCart, type PricedCart } from '../../quotes/quotes';
import { presentNow } from '../present-now';
import { findPending, lockBuyer, type PendingOrder } from '../orders.repository';
import { createGatewayOrder } from './create-gateway-order';
import { contentOf } from './order-content';
import { assertOrderBody, assertQuote } from './order-refusals';
import { storeOrder } from './store-order';

/** `existing`: the same was ordered before and waits to be paid. */
export interface Ordered {
  existing: boolean;
  order: Order;
}

/**
 * Looks first, then asks the gateway, then looks again in the transaction that stores the order: no transaction is open while
 * the gateway is asked, and no user is asked to pay what is not stored.
 */
export async function createOrder(
  ctx: CommerceContext,
  userId: number,
  body: OrderBody,
  { by, idempotencyKey }: Write,
): Promise<Ordered> {
  const { db, payments, seller, now } = ctx;
  assertOrderBody(body);
  const content = contentOf(body);
  const known = await findAnswer<Ordered>(db, idempotencyKey);
  if (known) return known;
  const pending = await findPending(db, userId);
  const ordered = await findOrdered(db, pending, content);
  if (ordered) return ordered;

  const courses = await findCartCourses(ctx, body.items);
  const price = async (on: Knex): Promise<PricedCart> => {
    const { items, coupon_code: couponCode, billing, expected_total_paise } = body;
    const placeOfSupply = billing.place_of_supply as StateCode;
    const priced = await priceCart(seller, on, { items, courses, couponCode, placeOfSupply, userId, now: now() });
    assertQuote(priced.quote, expected_total_paise);
    return priced;
  };
  const orderId = randomUUID();
  const { quote } = await price(db);
  assertPendingLimit(pending, quote.total_paise);
  const payable = await createGatewayOrder(payments, { orderId, totalPaise: quote.total_paise });

  return db.transaction(async (trx) => {
    await lockBuyer(trx, userId);
    return answerOnce<Ordered>(trx, idempotencyKey, async () => {
      const pendingNow = await findPending(trx, userId);
      const storedSince = await findOrdered(trx, pendingNow, content);
      if (storedSince) return storedSince;
      const priced = await price(trx);
      assertPendingLimit(pendingNow, quote.total_paise);
      const order = await storeOrder(ctx, trx, { orderId, userId, body, content, priced, payable, by });
      return { existing: false, order };
    });
  });
}

/** What the same request has made. */
async function findOrdered(on: Knex, pending: PendingOrder[], content: Buffer): Promise<Ordered | undefined> {
  const same = pending.find((order) => order.content.equals(content));
  return same && { existing: true, order: await presentNow(on, same.order_id) };
}

function assertPendingLimit(pending: PendingOrder[], total: number): void {
  if (total > 0 && pending.length >= limits.commerce.pendingOrdersMax)
    throw conflict('too-many-pending', 'Please pay or cancel one of your pending orders first.');
}
