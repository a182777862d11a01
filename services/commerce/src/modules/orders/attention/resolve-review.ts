import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { releaseCoupon } from '../../coupons/coupons';
import { moveOrder } from '../order-history';
import { itemsOf } from '../order-items.repository';
import { lockOrder, type OrderRow } from '../orders.repository';
import { acceptCapture } from '../paying/accept-capture';
import { moneyLeft, type PaymentRow, paymentsOf } from '../paying/payments.repository';
import { nothingToResolve } from '../placing/order-refusals';
import { bookRefund, type Booking } from '../refunding/book-refund';
import type { StaffDecision } from '../refunding/failed-refunds';
import { refundedItems, unsettledRefunds } from '../refunding/refunds.repository';

const isLeft = (row: PaymentRow): boolean => row.status === 'captured' && moneyLeft(row) > 0;

/** Captured payments that pay nothing and have money left; a refund of them that failed has an entry of its own. */
export async function loosePayments(trx: Knex.Transaction, orderId: string): Promise<PaymentRow[]> {
  const failed = new Set((await unsettledRefunds(trx, orderId)).map(({ gateway_payment_id }) => gateway_payment_id));
  return (await paymentsOf(trx, [orderId])).filter(
    (row) => isLeft(row) && !row.pays_order && !failed.has(row.gateway_payment_id),
  );
}

// What staff decides about an order under review, within its lock.

/** Accepts the money that came in as what the order costs. Of an order that is paid, only what pays nothing goes back. */
export async function grantReviewed(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  { reason: note, at, by }: StaffDecision,
): Promise<void> {
  if (['pending', 'cancelled', 'expired'].includes(order.status)) {
    const loose = await loosePayments(trx, order.order_id);
    const payment = loose.find(({ currency }) => currency === 'INR');
    if (!payment) throw nothingToResolve();
    await acceptCapture(ctx, trx, { order, payment, judgement: 'pays', at, by, note });
  }
  const accepted = await lockOrder(trx, order.order_id);
  await refundLoose(ctx, trx, accepted, { cause: 'surplus', reason: 'paid twice', at, by });
}

/** Money that pays nothing goes back; where there is none, and no refund was sent again, all that is left of the order. */
export async function refundReviewed(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  decision: StaffDecision,
  sentAgain: boolean,
): Promise<void> {
  const loose = await refundLoose(ctx, trx, order, { ...decision, cause: 'staff' });
  if (order.status === 'pending') {
    await moveOrder(trx, order, { event: 'cancelled', to: 'cancelled', at: decision.at, note: decision.reason });
    await releaseCoupon(trx, order.order_id);
  }
  if (loose === 0 && !sentAgain) await refundRest(ctx, trx, order, decision);
}

/** Returns how many there were. */
async function refundLoose(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  booking: Omit<Booking, 'payment' | 'items'>,
): Promise<number> {
  const loose = await loosePayments(trx, order.order_id);
  for (const payment of loose) await bookRefund(ctx, trx, order, { ...booking, payment, items: [] });
  return loose.length;
}

async function refundRest(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  order: OrderRow,
  decision: StaffDecision,
): Promise<void> {
  const payment = (await paymentsOf(trx, [order.order_id])).find((row) => row.pays_order && isLeft(row));
  const refunded = await refundedItems(trx, order.order_id);
  const items = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
  if (payment && items.length > 0) await bookRefund(ctx, trx, order, { ...decision, payment, items, cause: 'staff' });
}
