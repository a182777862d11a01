import type { Coupon, CouponBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { type EditKind, useEditCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from '../../../lib/api';

const { endpoints, useCouponsQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update } = recordEndpoints<Tag, Coupon, CouponBody, string>(build, {
      tag: 'Coupon',
      listPath: paths.coupons,
      recordPath: (code) => paths.coupon(encodeURIComponent(code)),
    });
    return { coupons: list, coupon: read, createCoupon: create, updateCoupon: update };
  },
});

export { useCouponsQuery };

const couponKind: EditKind<Coupon, CouponBody, string> = {
  endpoints: { read: endpoints.coupon, create: endpoints.createCoupon, update: endpoints.updateCoupon },
  idOf: ({ code }) => code,
};
export const useCouponCalls = () => useEditCalls(couponKind);
