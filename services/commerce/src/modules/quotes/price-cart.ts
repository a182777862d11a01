import type { CartItem, Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Knex } from 'knex';
import type { Seller } from '../../config';
import type { CommerceContext } from '../../context';
import { assertCartItems } from '../carts/carts';
import {
  assertCouponTries,
  countCouponUses,
  type CouponTrier,
  findCoupon,
  findPendingOrderOf,
} from '../coupons/coupons';
import { barredCourses, type CourseRow, findCourses, holdCourses } from '../courses/courses';
import { findHoldings, nothingHeld } from '../grants/grants';
import { findPlans } from '../plans/plans';
import { offerOf } from './offer';
import { findPendingItems } from './pending-items';
import { priceOffers } from './price-offers';
import type { CartToPrice, PricedCart } from './priced-cart';

/** For the person who asks; stores nothing but the count of codes. */
export async function quoteCart(
  ctx: CommerceContext,
  { items, coupon_code, place_of_supply }: QuoteBody,
  by: CouponTrier,
): Promise<Quote> {
  assertCartItems(items);
  await assertCouponTries(ctx, by, coupon_code);
  const userId = by.user?.id ?? null;
  const now = ctx.now();
  const { quote } = await priceCart(ctx.seller, ctx.db, {
    items,
    courses: await findCartCourses(ctx, items),
    couponCode: coupon_code,
    placeOfSupply: place_of_supply as StateCode | undefined,
    userId,
    pending: userId === null ? [] : await findPendingItems(ctx.db, userId, items, now),
    now,
  });
  return quote;
}

/** The courses that a cart's items name, those of its bundles included, by id. May ask catalogue: call it outside of transactions. */
export async function findCartCourses(
  ctx: CommerceContext,
  items: readonly CartItem[],
): Promise<Map<number, CourseRow>> {
  const plans = await findPlans(ctx.db, planIdsOf(items));
  return findCourses(ctx, [...new Set([...courseIdsOf(items), ...plans.flatMap(({ course_ids }) => course_ids)])]);
}

/**
 * Prices a cart by what `on` knows of plans, coupons, grants and bars. Within a transaction none of the cart's courses can be withdrawn
 * until it ends. Calls no other service.
 */
export async function priceCart(seller: Seller, on: Knex, cart: CartToPrice): Promise<PricedCart> {
  const { items, courses, couponCode, placeOfSupply, userId, pending = [], now } = cart;
  const plans = await findPlans(on, planIdsOf(items));
  const courseIds = [...courseIdsOf(items), ...plans.flatMap(({ course_ids }) => course_ids)];
  if (on.isTransaction) await holdCourses(on, courseIds);
  const barred = await barredCourses(on, courseIds);
  const holdings = userId === null ? nothingHeld : await findHoldings(on, userId, courseIds);
  const coupon = couponCode === undefined ? undefined : await findCoupon(on, couponCode);
  const usesOfPerson = coupon && userId !== null ? await countCouponUses(on, coupon.coupon_id, userId) : 0;
  const pendingOrderId = coupon && userId !== null ? await findPendingOrderOf(on, coupon.coupon_id, userId) : null;
  const onSale = { courses, plans: new Map(plans.map((plan) => [plan.plan_id, plan])), barred };
  return priceOffers({
    offers: items.map((item) => offerOf(item, onSale)),
    holdings,
    pending,
    couponCode,
    named: coupon && { coupon, usesOfPerson, pendingOrderId },
    placeOfSupply,
    seller,
    now,
  });
}

const courseIdsOf = (items: readonly CartItem[]): number[] => items.flatMap(({ course_id }) => course_id ?? []);
const planIdsOf = (items: readonly CartItem[]): number[] => items.flatMap(({ plan_id }) => plan_id ?? []);
