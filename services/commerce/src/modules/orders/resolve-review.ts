import type { Knex } from 'knex';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { AcceptCapture } from '../payments/accept-capture';
import { moneyLeft, type PaymentRow, paymentsOf } from '../payments/payments.repository';
import type { BookRefund, Booking } from '../refunds/book-refund';
import type { StaffDecision } from '../refunds/failed-refunds';
import { refundedItems, unsettledRefunds } from '../refunds/refunds.repository';
import { moveOrder } from './order-history';
import { itemsOf } from './order-items.repository';
import { nothingToResolve } from './order-refusals';
import { lockOrder, type OrderRow } from './orders.repository';

export interface ResolveReviewDependencies {
  accept: AcceptCapture;
  bookRefund: BookRefund;
  reservations: Pick<CouponReservations, 'release'>;
}

const isLeft = (row: PaymentRow): boolean => row.status === 'captured' && moneyLeft(row) > 0;

/** Captured payments that pay nothing and have money left; a refund of them that failed has an entry of its own. */
export async function loosePayments(trx: Knex.Transaction, orderId: string): Promise<PaymentRow[]> {
  const failed = new Set((await unsettledRefunds(trx, orderId)).map(({ gateway_payment_id }) => gateway_payment_id));
  return (await paymentsOf(trx, [orderId])).filter(
    (row) => isLeft(row) && !row.pays_order && !failed.has(row.gateway_payment_id),
  );
}

/** What staff decides about an order under review, within its lock. */
export function createResolveReview({ accept, bookRefund, reservations }: ResolveReviewDependencies) {
  /** Returns how many there were. */
  const refundLoose = async (
    trx: Knex.Transaction,
    order: OrderRow,
    booking: Omit<Booking, 'payment' | 'items'>,
  ): Promise<number> => {
    const loose = await loosePayments(trx, order.order_id);
    for (const payment of loose) await bookRefund(trx, order, { ...booking, payment, items: [] });
    return loose.length;
  };

  const refundRest = async (trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> => {
    const payment = (await paymentsOf(trx, [order.order_id])).find((row) => row.pays_order && isLeft(row));
    const refunded = await refundedItems(trx, order.order_id);
    const items = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
    if (payment && items.length > 0) await bookRefund(trx, order, { ...decision, payment, items, cause: 'staff' });
  };

  return {
    /** Accepts the money that came in as what the order costs. Of an order that is paid, only what pays nothing goes back. */
    async grant(trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> {
      const { reason: note, at, by } = decision;
      if (['pending', 'cancelled', 'expired'].includes(order.status)) {
        const loose = await loosePayments(trx, order.order_id);
        const payment = loose.find(({ currency }) => currency === 'INR');
        if (!payment) throw nothingToResolve();
        await accept(trx, { order, payment, judgement: 'pays', at, by, note });
      }
      const accepted = await lockOrder(trx, order.order_id);
      await refundLoose(trx, accepted, { cause: 'surplus', reason: 'paid twice', at, by });
    },

    /** Money that pays nothing goes back; where there is none, and no refund was sent again, all that is left of the order. */
    async refund(
      trx: Knex.Transaction,
      order: OrderRow,
      decision: StaffDecision & { sentAgain: boolean },
    ): Promise<void> {
      const { sentAgain, ...made } = decision;
      const loose = await refundLoose(trx, order, { ...made, cause: 'staff' });
      if (order.status === 'pending') {
        await moveOrder(trx, order, { event: 'cancelled', to: 'cancelled', at: made.at, note: made.reason });
        await reservations.release(trx, order.order_id);
      }
      if (loose === 0 && !sentAgain) await refundRest(trx, order, made);
    },
  };
}

export type ResolveReview = ReturnType<typeof createResolveReview>;
