import type { Coupon } from '@vidyapath/http/commerce-offers';
import type { Knex } from 'knex';

/** A coupon as commerce works with it; amounts are paise. */
export type CouponRow = Omit<Coupon, 'starts_at' | 'ends_at'> & {
  coupon_id: number;
  starts_at: Date;
  ends_at: Date | null;
};

/** As the database gives it: `bigint` is text. */
type StoredCoupon = Omit<CouponRow, 'value' | 'min_total_paise'> & { value: string; min_total_paise: string };

export interface CouponsRepository {
  /** Whatever the case of its letters. */
  find(this: void, on: Knex, code: string): Promise<CouponRow | undefined>;
  lock(this: void, trx: Knex.Transaction, couponId: number): Promise<CouponRow | undefined>;
  /** How often the person has used the coupon, pending orders included. */
  usesOf(this: void, on: Knex, couponId: number, userId: number): Promise<number>;
}

export const createCouponsRepository = (): CouponsRepository => ({
  async find(on, code) {
    const row = await on<StoredCoupon>('coupons').whereRaw('lower(code) = lower(?)', [code]).first();
    return row && couponRowOf(row);
  },
  async lock(trx, couponId) {
    const row = await trx<StoredCoupon>('coupons').where('coupon_id', couponId).forUpdate().first();
    return row && couponRowOf(row);
  },
  async usesOf(on, couponId, userId) {
    const uses = on('coupon_uses').where({ coupon_id: couponId, user_id: userId }).whereNot('state', 'released');
    const [row] = await uses.count<{ count: string }[]>({ count: '*' });
    return Number(row?.count ?? 0);
  },
});

const couponRowOf = (row: StoredCoupon): CouponRow => ({
  ...row,
  value: Number(row.value),
  min_total_paise: Number(row.min_total_paise),
});
