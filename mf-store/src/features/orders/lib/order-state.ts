import type { Order } from '@vidyapath/http/commerce-orders';

export type OrderState =
  'toPay' | 'seen' | 'review' | 'expired' | 'cancelled' | 'paid' | 'partially_refunded' | 'refunded';

/** The state of an order as the buyer sees it; each has its text under `order.state`. */
export function orderState({ status, review, payment_seen, expires_at }: Order, now: number): OrderState {
  if (status !== 'pending') return status;
  if (review) return 'review';
  if (payment_seen) return 'seen';
  return Date.parse(expires_at) > now ? 'toPay' : 'expired';
}

export const isPaid = (state: OrderState): boolean => state === 'paid' || state === 'partially_refunded';

/** Whether the order may still change by itself. */
export const isMoving = ({ status, refunds }: Order): boolean =>
  status === 'pending' || refunds.some((refund) => refund.status === 'pending');
