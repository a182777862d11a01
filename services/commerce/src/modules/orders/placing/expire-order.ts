import type { CommerceContext } from '../../../context';
import { releaseCoupon } from '../../coupons/coupons';
import { moveOrder } from '../order-history';
import { lockOrder } from '../orders.repository';
import { isOpen, paymentsOf } from '../paying/payments.repository';

/** Ends an order whose time is over and that has no payment under way; call it directly after the gateway was read. */
export const endExpired = ({ db, now }: CommerceContext, orderId: string): Promise<void> =>
  db.transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const at = now();
    if (order.status !== 'pending' || order.review !== null || order.expires_at > at) return;
    if ((await paymentsOf(trx, [orderId])).some(isOpen)) return;
    await moveOrder(trx, order, { event: 'expired', to: 'expired', at });
    await releaseCoupon(trx, orderId);
  });
