import type { Knex } from 'knex';
import { hasUseLeft } from './coupons.policy';
import { type CouponRow, countCouponUses, lockCoupon } from './coupons.repository';

/** A coupon's use by an order: reserved while it is pending, used once it is paid. */
type UseState = 'reserved' | 'used' | 'released' | 'late';

export interface CouponUse {
  orderId: string;
  couponId: number;
  userId: number;
  discountPaise: number;
}

/** False when no use is left, of all or of this person. Locks the coupon until the transaction ends, so that a last use goes to one order only. */
export async function reserveCoupon(
  trx: Knex.Transaction,
  { orderId, couponId, userId, discountPaise }: CouponUse,
): Promise<boolean> {
  const coupon = await lockCoupon(trx, couponId);
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
}

/** The order was cancelled or has expired. */
export async function releaseCoupon(trx: Knex.Transaction, orderId: string): Promise<void> {
  const [use] = await useOf(trx, orderId)
    .where('state', 'reserved')
    .update({ state: 'released' })
    .returning('coupon_id');
  if (use) await count(trx, use.coupon_id, { reserved: -1 });
}

/** The order was paid. False where the use had been released and none is left: the use is noted as late. */
export async function takeCoupon(trx: Knex.Transaction, orderId: string): Promise<boolean> {
  const use = await useOf(trx, orderId).forUpdate().first();
  if (!use || use.state === 'used') return true;
  if (use.state === 'late') return false;
  if (use.state === 'reserved') await count(trx, use.coupon_id, { reserved: -1, used: 1 });
  else {
    const coupon = await lockCoupon(trx, use.coupon_id);
    const left = coupon !== undefined && (await isLeft(trx, coupon, use.user_id));
    if (!left) {
      await useOf(trx, orderId).update({ state: 'late' });
      return false;
    }
    await count(trx, use.coupon_id, { used: 1 });
  }
  await useOf(trx, orderId).update({ state: 'used' });
  return true;
}

const isLeft = async (trx: Knex.Transaction, coupon: CouponRow, userId: number): Promise<boolean> =>
  hasUseLeft(coupon, await countCouponUses(trx, coupon.coupon_id, userId));

const count = (trx: Knex.Transaction, couponId: number, by: Partial<Pick<CouponRow, 'used' | 'reserved'>>) =>
  trx('coupons').where('coupon_id', couponId).increment(by);

const useOf = (trx: Knex.Transaction, orderId: string) =>
  trx<{ order_id: string; coupon_id: number; user_id: number; state: UseState }>('coupon_uses').where(
    'order_id',
    orderId,
  );
