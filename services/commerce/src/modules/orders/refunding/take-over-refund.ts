import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { putUnderReview } from '../attention/put-under-review';
import { itemsOf } from '../order-items.repository';
import type { OrderRow } from '../orders.repository';
import { moneyLeft, type PaymentRow } from '../paying/payments.repository';
import { bookRefund, type Booking } from './book-refund';
import { refundedItems, type RefundRow } from './refunds.repository';

/** Money of a payment that is gone without us: paid back by hand at the gateway, or lost in a dispute. */
interface GoneMoney extends Pick<Booking, 'cause' | 'reason' | 'at' | 'external'> {
  payment: PaymentRow;
  amount: number;
  /** Why the order is put under review if it is not all that is left, and the id of the refund or dispute. */
  review: { reason: string; subject: string };
}

/**
 * Books it for an order that is locked. If it is all that is left of the payment, the items that are left go back with it; else staff
 * decides about them. Undefined where more is gone than is left, such as while a refund of ours is under way.
 */
export async function takeOverRefund(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  { review, amount, ...booking }: GoneMoney,
): Promise<RefundRow | undefined> {
  const { payment } = booking;
  const left = payment.status === 'captured' ? moneyLeft(payment) : 0;
  const whole = amount > 0 && amount === left;
  if (!whole) await putUnderReview(ctx.events, trx, order, { ...review, at: booking.at });
  if (amount === 0 || amount > left) return undefined;
  const refunded = await refundedItems(trx, order.order_id);
  const items = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
  return bookRefund(ctx, trx, order, { ...booking, amount, items: whole && payment.pays_order ? items : [] });
}
