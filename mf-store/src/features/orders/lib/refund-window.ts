import { limits } from '@vidyapath/http/limits';
import type { Order, OrderItem } from '@vidyapath/http/commerce-orders';

const hour = 3_600_000;

/** Milliseconds in which the buyer may still refund the order; 0 after that. */
export const refundTimeLeft = ({ paid_at }: Order, now: number): number =>
  paid_at === null ? 0 : Math.max(0, Date.parse(paid_at) + limits.commerce.refundHours * hour - now);

export const hoursAndMinutes = (milliseconds: number) => ({
  hours: Math.floor(milliseconds / hour),
  minutes: Math.floor((milliseconds % hour) / 60_000),
});

const leftOf = ({ total_paise, refunded_paise }: OrderItem): number => total_paise - refunded_paise;

/** Items without a refund, pending or done. */
export function refundableItems({ items, refunds }: Order): OrderItem[] {
  const underWay = new Set(refunds.filter(({ status }) => status !== 'failed').flatMap(({ item_ids }) => item_ids));
  return items.filter((item) => leftOf(item) > 0 && !underWay.has(item.item_id));
}

export const refundablePaise = (items: readonly OrderItem[]): number =>
  items.reduce((sum, item) => sum + leftOf(item), 0);
