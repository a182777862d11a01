import type { Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Database } from '@vidyapath/service-kit/database/database';
import { assertCartItems } from '../carts/cart-items';
import type { AssertCouponTries, CouponTrier } from '../coupons/coupon-tries';
import type { CartCourses } from './cart-courses';
import { findPendingItems } from './pending-items';
import type { PriceCart } from './priced-cart';

export interface QuotesDependencies {
  db: Database;
  priceCart: PriceCart;
  cartCourses: CartCourses;
  assertCouponTries: AssertCouponTries;
  now: () => Date;
}

export function createQuotesService(dependencies: QuotesDependencies) {
  const { db, priceCart, cartCourses, assertCouponTries, now } = dependencies;
  return {
    /** Stores nothing but the count of codes. */
    async quote({ items, coupon_code, place_of_supply }: QuoteBody, by: CouponTrier): Promise<Quote> {
      assertCartItems(items);
      await assertCouponTries(by, coupon_code);
      const userId = by.user?.id ?? null;
      const at = now();
      const { quote } = await priceCart(db, {
        items,
        courses: await cartCourses(items),
        couponCode: coupon_code,
        placeOfSupply: place_of_supply as StateCode | undefined,
        userId,
        pending: userId === null ? [] : await findPendingItems(db, userId, items, at),
        now: at,
      });
      return quote;
    },
  };
}

export type QuotesService = ReturnType<typeof createQuotesService>;
