import type { couponProblems } from '@vidyapath/http/commerce-offers';
import { noMoney, type Paise, paise, portion, sum } from '../../lib/money/paise';
import { spread } from '../../lib/money/spread';
import { appliesTo, type CouponRow, hasUseLeft } from '../coupons/coupons';
import type { Offer } from './offer';

export type CouponProblem = (typeof couponProblems)[number];

/** A coupon that a cart names. */
export interface NamedCoupon {
  coupon: CouponRow;
  /** Of this person, pending orders included. */
  usesOfPerson: number;
  /** The person's order that reserves a use and waits to be paid. */
  pendingOrderId: string | null;
}

/** Why the coupon cannot be used for these offers, which all count; null: it can. */
export function couponProblemOf(
  { coupon, usesOfPerson, pendingOrderId }: NamedCoupon,
  offers: readonly Offer[],
  now: Date,
): CouponProblem | null {
  if (!coupon.active || (coupon.ends_at && coupon.ends_at <= now)) return 'ended';
  if (coupon.starts_at > now) return 'not-yet';
  if (!hasUseLeft(coupon, usesOfPerson)) {
    const without = { ...coupon, reserved: coupon.reserved - 1 };
    return pendingOrderId !== null && hasUseLeft(without, usesOfPerson - 1) ? 'held' : 'used-up';
  }
  if (!offers.some((offer) => appliesTo(coupon, offer))) return 'not-for-these';
  return sum(offers.map(({ price }) => price)) < coupon.min_total_paise ? 'minimum' : null;
}

/** The gateway takes no less than one rupee. */
const leastTotal = 100;

/** Of each offer; without a coupon only what makes a total of less than a rupee nothing. */
export function discountsOf(offers: readonly Offer[], coupon: CouponRow | null): Paise[] {
  const prices = offers.map(({ price }) => price);
  const discounts = coupon ? couponDiscounts(offers, coupon) : prices.map(() => noMoney);
  return sum(prices) - sum(discounts) < leastTotal ? prices : discounts;
}

/** Rounded once, then spread over the offers that the coupon is for. */
function couponDiscounts(offers: readonly Offer[], coupon: CouponRow): Paise[] {
  const weights = offers.map((offer) => (appliesTo(coupon, offer) ? offer.price : noMoney));
  const whole = sum(weights);
  const discount = coupon.kind === 'percent' ? portion(whole, coupon.value, 100) : paise(Math.min(coupon.value, whole));
  return spread(discount, weights);
}
