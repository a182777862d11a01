import type { Knex } from 'knex';
import { type ItemRow, itemsOf } from '../order-items.repository';
import type { OrderRow } from '../orders.repository';
import { moneyLeft, type PaymentRow } from '../paying/payments.repository';
import { amountOf } from './refunds.policy';
import { refundedItems } from './refunds.repository';

export interface RefundShare {
  items: ItemRow[];
  amount: number;
}

/**
 * What goes back for `items`: their share of what came in, which may be more or less than the order costs. The last ones take all that is
 * left of it, and the items that cost nothing with them.
 */
export async function refundShare(
  trx: Knex.Transaction,
  order: OrderRow,
  payment: Pick<PaymentRow, 'amount_paise' | 'refunded_paise'>,
  items: readonly ItemRow[],
): Promise<RefundShare> {
  const refunded = await refundedItems(trx, order.order_id);
  const left = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
  const chosen = new Set(items.map(({ item_id }) => item_id));
  const money = moneyLeft(payment);
  if (amountOf(left.filter(({ item_id }) => !chosen.has(item_id))) === 0) return { items: left, amount: money };
  const share = (BigInt(amountOf(items)) * BigInt(payment.amount_paise)) / BigInt(order.total_paise);
  return { items: [...items], amount: Math.min(Number(share), money) };
}
