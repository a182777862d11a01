import { randomUUID } from 'node:crypto';
import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { limits } from '@vidyapath/http/limits';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Database } from '@vidyapath/service-kit/database/database';
import { conflict } from '@vidyapath/service-kit/http/errors';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { GatewayAccount } from '../payments/gateway';
import type { CartCourses } from '../quotes/cart-courses';
import type { PriceCart, PricedCart } from '../quotes/priced-cart';
import { createGatewayOrder, type Payable } from './create-gateway-order';
import { contentOf } from './order-content';
import { assertOrderBody, assertQuote } from './order-refusals';
import { presentNow } from './present-now';
import { countPending, findPending, lockBuyer } from './orders.repository';
import type { StoreOrder } from './store-order';

export interface CreateOrderDependencies {
  db: Database;
  payments: GatewayAccount | null;
  cartCourses: CartCourses;
  priceCart: PriceCart;
  storeOrder: StoreOrder;
  now: () => Date;
}

/** `existing`: the same was ordered before and waits to be paid. */
export interface Ordered {
  existing: boolean;
  order: Order;
}

export type CreateOrder = (userId: number, body: OrderBody, write: Write) => Promise<Ordered>;

/**
 * Looks first, then asks the gateway, then looks again in the transaction that stores the order: no transaction is open while
 * the gateway is asked, and no user is asked to pay what is not stored.
 */
export function createCreateOrder(dependencies: CreateOrderDependencies): CreateOrder {
  const { db, payments, cartCourses, priceCart, storeOrder, now } = dependencies;

  const pendingOne = async (on: Knex, userId: number, content: Buffer): Promise<Ordered | undefined> => {
    const pending = await findPending(on, userId, content);
    return pending && { existing: true, order: await presentNow(on, pending.order_id) };
  };

  const assertPendingLimit = async (on: Knex, userId: number, total: number): Promise<void> => {
    if (total > 0 && (await countPending(on, userId)) >= limits.commerce.pendingOrdersMax)
      throw conflict('too-many-pending', 'Please pay or cancel one of your pending orders first.');
  };

  return async (userId, body, { by, idempotencyKey }) => {
    assertOrderBody(body);
    const content = contentOf(body);
    const known = (await findAnswer<Ordered>(db, idempotencyKey)) ?? (await pendingOne(db, userId, content));
    if (known) return known;

    const courses = await cartCourses(body.items);
    const price = async (on: Knex): Promise<PricedCart> => {
      const { items, coupon_code: couponCode, billing, expected_total_paise } = body;
      const placeOfSupply = billing.place_of_supply as StateCode;
      const priced = await priceCart(on, { items, courses, couponCode, placeOfSupply, userId, now: now() });
      assertQuote(priced.quote, expected_total_paise);
      return priced;
    };
    const orderId = randomUUID();
    const { quote } = await price(db);
    await assertPendingLimit(db, userId, quote.total_paise);
    const payable: Payable = await createGatewayOrder(payments, { orderId, totalPaise: quote.total_paise });

    return db.transaction(async (trx) => {
      await lockBuyer(trx, userId);
      return answerOnce<Ordered>(trx, idempotencyKey, async () => {
        const storedSince = await pendingOne(trx, userId, content);
        if (storedSince) return storedSince;
        const priced = await price(trx);
        await assertPendingLimit(trx, userId, quote.total_paise);
        const order = await storeOrder(trx, { orderId, userId, body, content, priced, payable, by });
        return { existing: false, order };
      });
    });
  };
}
