import { badRequest, conflict } from '@vidyapath/service-kit/http/errors';
import { isInRefundWindow } from '../../../lib/time/refund-window';
import type { ItemRow } from '../order-items.repository';
import type { OrderRow } from '../orders.repository';

/** The gateway pays back no less than a rupee. */
export const smallestRefund = 100;

export interface WantedRefund {
  order: Pick<OrderRow, 'status' | 'review' | 'paid_at'>;
  items: readonly ItemRow[];
  /** Items that a refund, under way or done, pays back. */
  refunded: ReadonlySet<string>;
  /** Undefined: all that is left. */
  itemIds: readonly string[] | undefined;
  /** Undefined for staff. */
  buyer: { now: Date; refundedBefore: (items: readonly ItemRow[]) => Promise<boolean> } | undefined;
}

/** Which items go back, if enough money does. @throws HttpProblem where a rule is against it */
export async function itemsToRefund(wanted: WantedRefund): Promise<ItemRow[]> {
  const { order, buyer } = wanted;
  if (order.status === 'refunded') throw conflict('already-refunded', 'This order is refunded already.');
  if (order.status !== 'paid' && order.status !== 'partially_refunded')
    throw conflict('order-state', 'Only an order that is paid can be refunded.');
  if (buyer && order.review !== null)
    throw conflict('order-state', 'We are looking into the payment of this order. Please write to us instead.');
  const chosen = chosenItems(wanted);
  if (buyer) await assertBuyerMay(order, chosen, buyer);
  return chosen;
}

/** @throws HttpProblem where the gateway would refuse it */
export function assertEnough(amount: number): void {
  if (amount < smallestRefund)
    throw conflict('too-little-to-refund', 'Less than one rupee is paid back only together with other items.');
}

export const amountOf = (items: readonly { total_paise: number }[]): number =>
  items.reduce((total, { total_paise }) => total + total_paise, 0);

function chosenItems({ items, refunded, itemIds }: WantedRefund): ItemRow[] {
  const left = items.filter(({ item_id }) => !refunded.has(item_id));
  if (!itemIds) return left;
  const known = new Set(items.map(({ item_id }) => item_id));
  if (itemIds.some((id) => !known.has(id))) throw badRequest('item_ids', 'An item is not of this order.');
  if (new Set(itemIds).size < itemIds.length || itemIds.some((id) => refunded.has(id)))
    throw conflict('already-refunded', 'An item is refunded already.');
  return left.filter(({ item_id }) => itemIds.includes(item_id));
}

async function assertBuyerMay(
  { paid_at }: Pick<OrderRow, 'paid_at'>,
  items: readonly ItemRow[],
  { now, refundedBefore }: NonNullable<WantedRefund['buyer']>,
): Promise<void> {
  if (!paid_at || !isInRefundWindow(paid_at, now))
    throw conflict(
      'refund-window-closed',
      'The 72 hours for refunds are over. If the course is not as described, please write to us.',
    );
  if (await refundedBefore(items))
    throw conflict('refund-by-ticket', 'You were refunded this before. Please write to us, and we will look at it.');
}
