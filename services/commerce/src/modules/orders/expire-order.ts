import type { Database } from '@vidyapath/service-kit/database/database';
import type { CouponReservations } from '../coupons/coupon-reservations';
import { isOpen, paymentsOf } from '../payments/payments.repository';
import { moveOrder } from './order-history';
import { lockOrder } from './orders.repository';

export interface ExpireOrderDependencies {
  db: Database;
  reservations: Pick<CouponReservations, 'release'>;
  now: () => Date;
}

/** Ends an order whose time is over and that has no payment under way; call it directly after the gateway was read. */
export type ExpireOrder = (orderId: string) => Promise<void>;

export const createExpireOrder =
  ({ db, reservations, now }: ExpireOrderDependencies): ExpireOrder =>
  (orderId) =>
    db.transaction(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const at = now();
      if (order.status !== 'pending' || order.review !== null || order.expires_at > at) return;
      if ((await paymentsOf(trx, [orderId])).some(isOpen)) return;
      await moveOrder(trx, order, { event: 'expired', to: 'expired', at });
      await reservations.release(trx, orderId);
    });
