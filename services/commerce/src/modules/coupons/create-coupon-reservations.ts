import type { Knex } from 'knex';
import type { CouponReservations } from './coupon-reservations';
import { hasUseLeft } from './coupons.policy';
import type { CouponRow, CouponsRepository } from './coupons.repository';

type UseState = 'reserved' | 'used' | 'released' | 'late';

/** A coupon's row is locked before its uses are counted or changed, so that a last use goes to one order only. */
export function createCouponReservations(coupons: Pick<CouponsRepository, 'lock' | 'usesOf'>): CouponReservations {
  const isLeft = async (trx: Knex.Transaction, coupon: CouponRow, userId: number) =>
    hasUseLeft(coupon, await coupons.usesOf(trx, coupon.coupon_id, userId));
  const count = (trx: Knex.Transaction, couponId: number, by: Partial<Pick<CouponRow, 'used' | 'reserved'>>) =>
    trx('coupons').where('coupon_id', couponId).increment(by);
  const useOf = (trx: Knex.Transaction, orderId: string) =>
    trx<{ order_id: string; coupon_id: number; user_id: number; state: UseState }>('coupon_uses').where(
      'order_id',
      orderId,
    );

  return {
    async reserve(trx, { orderId, couponId, userId, discountPaise }) {
      const coupon = await coupons.lock(trx, couponId);
      if (!coupon || !(await isLeft(trx, coupon, userId))) return false;
      await trx('coupon_uses').insert({
        order_id: orderId,
        coupon_id: couponId,
        user_id: userId,
        discount_paise: discountPaise,
        state: 'reserved',
      });
      await count(trx, couponId, { reserved: 1 });
      return true;
    },

    async release(trx, orderId) {
      const [use] = await useOf(trx, orderId)
        .where('state', 'reserved')
        .update({ state: 'released' })
        .returning('coupon_id');
      if (use) await count(trx, use.coupon_id, { reserved: -1 });
    },

    async use(trx, orderId) {
      const use = await useOf(trx, orderId).forUpdate().first();
      if (!use || use.state === 'used') return true;
      if (use.state === 'late') return false;
      if (use.state === 'reserved') await count(trx, use.coupon_id, { reserved: -1, used: 1 });
      else {
        const coupon = await coupons.lock(trx, use.coupon_id);
        const left = coupon !== undefined && (await isLeft(trx, coupon, use.user_id));
        if (!left) {
          await useOf(trx, orderId).update({ state: 'late' });
          return false;
        }
        await count(trx, use.coupon_id, { used: 1 });
      }
      await useOf(trx, orderId).update({ state: 'used' });
      return true;
    },
  };
}
