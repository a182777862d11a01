import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CommerceContext } from '../../context';
import { couponTriesJob } from './coupon-tries';
import { couponsRoutes } from './coupons.routes';

export { assertCouponTries, type CouponTrier } from './coupon-tries';
export { releaseCoupon, reserveCoupon, takeCoupon } from './coupon-uses';
export { appliesTo, hasUseLeft } from './coupons.policy';
export { type CouponRow, countCouponUses, findCoupon, findPendingOrderOf } from './coupons.repository';

export function registerCoupons(app: TypedApp, ctx: CommerceContext): void {
  couponsRoutes(app, ctx);
  startHousekeeping(app, [couponTriesJob(ctx.db)]);
}
