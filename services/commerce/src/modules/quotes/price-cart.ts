import type { Seller } from '../../config';
import type { CouponsRepository } from '../coupons/coupons.repository';
import type { CoursesRepository } from '../courses/courses.repository';
import { nothingHeld } from '../grants/holdings';
import type { HoldingsRepository } from '../grants/holdings.repository';
import type { PlansRepository } from '../plans/plans.repository';
import type { CourseLocks } from '../withdrawals/course-locks';
import { offerOf } from './offer';
import { priceOffers } from './price-offers';
import type { PriceCart } from './priced-cart';

export interface PriceCartDependencies {
  seller: Pick<Seller, 'state' | 'gstin' | 'ratePercent'>;
  plans: Pick<PlansRepository, 'findAll'>;
  coupons: Pick<CouponsRepository, 'find' | 'usesOf' | 'pendingOrderOf'>;
  courses: Pick<CoursesRepository, 'barred'>;
  holdings: Pick<HoldingsRepository, 'find'>;
  locks: CourseLocks;
}

/** Within a transaction none of the cart's courses can be withdrawn until it ends. */
export function createPriceCart(dependencies: PriceCartDependencies): PriceCart {
  const { seller, plans, coupons, courses, holdings, locks } = dependencies;
  return async (on, { items, courses: known, couponCode, placeOfSupply, userId, pending = [], now }) => {
    const planRows = await plans.findAll(
      on,
      items.flatMap(({ plan_id }) => plan_id ?? []),
    );
    const courseIds = [
      ...items.flatMap(({ course_id }) => course_id ?? []),
      ...planRows.flatMap(({ course_ids }) => course_ids),
    ];
    if (on.isTransaction) await locks.hold(on, courseIds);
    const barred = await courses.barred(on, courseIds);
    const held = userId === null ? nothingHeld : await holdings.find(on, userId, courseIds);
    const coupon = couponCode === undefined ? undefined : await coupons.find(on, couponCode);
    const usesOfPerson = coupon && userId !== null ? await coupons.usesOf(on, coupon.coupon_id, userId) : 0;
    const pendingOrderId =
      coupon && userId !== null ? await coupons.pendingOrderOf(on, coupon.coupon_id, userId) : null;
    const onSale = { courses: known, plans: new Map(planRows.map((plan) => [plan.plan_id, plan])), barred };
    return priceOffers({
      offers: items.map((item) => offerOf(item, onSale)),
      holdings: held,
      pending,
      couponCode,
      named: coupon && { coupon, usesOfPerson, pendingOrderId },
      placeOfSupply,
      seller,
      now,
    });
  };
}
