import type { Knex } from 'knex';

/** A coupon's use by an order: reserved while it is pending, used once it is paid. */
export interface CouponReservations {
  /** False when no use is left, of all or of this person. Locks the coupon until the transaction ends. */
  reserve(this: void, trx: Knex.Transaction, use: CouponUse): Promise<boolean>;
  /** The order was cancelled or has expired. */
  release(this: void, trx: Knex.Transaction, orderId: string): Promise<void>;
  /** The order was paid. False where the use had been released and none is left: the use is noted as late. */
  use(this: void, trx: Knex.Transaction, orderId: string): Promise<boolean>;
}

export interface CouponUse {
  orderId: string;
  couponId: number;
  userId: number;
  discountPaise: number;
}
