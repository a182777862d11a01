import type { OrderStatus } from '@vidyapath/http/commerce-names';

/** What may happen to an order. */
export type OrderEvent =
  'created' | 'paid' | 'cancelled' | 'expired' | 'refunded-in-part' | 'refunded' | 'refund-failed';

/** From which status an event leads to which. What is not listed here cannot happen. */
const transitions: Readonly<
  Record<Exclude<OrderEvent, 'created'>, Partial<Record<OrderStatus, readonly OrderStatus[]>>>
> = {
  // A capture that comes after the end is honoured where nothing of the order is owned by then.
  paid: { pending: ['paid'], cancelled: ['paid'], expired: ['paid'] },
  cancelled: { pending: ['cancelled'] },
  expired: { pending: ['expired'] },
  'refunded-in-part': { paid: ['partially_refunded'], partially_refunded: ['partially_refunded'] },
  // A late capture that is not honoured goes back in full.
  refunded: {
    paid: ['refunded'],
    partially_refunded: ['refunded'],
    cancelled: ['refunded'],
    expired: ['refunded'],
    pending: ['refunded'],
  },
  // Its items count as bought again.
  'refund-failed': { refunded: ['partially_refunded', 'paid'], partially_refunded: ['partially_refunded', 'paid'] },
};

/** Whether `event` may lead from `from` to `to`. */
export const mayFollow = (event: Exclude<OrderEvent, 'created'>, from: OrderStatus, to: OrderStatus): boolean =>
  transitions[event][from]?.includes(to) ?? false;
