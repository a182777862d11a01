import type { Order, ResolveBody } from '@vidyapath/http/commerce-orders';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import type { PayOrder } from '../payments/pay-order';
import { type PaymentRow, paymentsOf } from '../payments/payments.repository';
import type { BookRefund } from '../refunds/book-refund';
import { type FailedRefunds, type StaffDecision, unsettledRefunds } from '../refunds/failed-refunds';
import { amountOf } from '../refunds/refunds.policy';
import { refundedItems, type RefundRow, refundsOf } from '../refunds/refunds.repository';
import { addHistory, moveOrder } from './order-history';
import { itemsOf } from './order-items.repository';
import { presentNow } from './present-now';
import { findOrder, lockBuyer, lockOrder, type OrderRow } from './orders.repository';

export interface ResolveOrderDependencies {
  db: Database;
  payOrder: PayOrder;
  bookRefund: BookRefund;
  failedRefunds: FailedRefunds;
  grants: Pick<ItemGrants, 'owned'>;
  reservations: Pick<CouponReservations, 'release'>;
  documents: IssueDocuments;
  now: () => Date;
}

/** What staff decides about an order under review, a refund that failed, or a dispute that was lost. */
export type ResolveOrder = (orderId: string, body: ResolveBody, write: Pick<Write, 'by'>) => Promise<Order>;

const nothingToResolve = () => conflict('order-state', 'There is nothing of this kind to resolve.');
const isPaid = ({ status }: OrderRow): boolean => status === 'paid' || status === 'partially_refunded';
const isLeft = ({ status, amount_paise, refunded_paise }: PaymentRow): boolean =>
  status === 'captured' && refunded_paise < amount_paise;

export function createResolveOrder(dependencies: ResolveOrderDependencies): ResolveOrder {
  const { db, payOrder, bookRefund, failedRefunds, grants, reservations, documents, now } = dependencies;

  /** The money that came in is taken as what the order costs; of a paid order the reason for the review is taken as settled. */
  const grant = async (trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> => {
    if (order.review === null) throw nothingToResolve();
    if (isPaid(order)) return;
    const payment = (await paymentsOf(trx, [order.order_id])).find((row) => isLeft(row) && row.currency === 'INR');
    if (!payment || order.status === 'refunded') throw nothingToResolve();
    await lockBuyer(trx, order.user_id);
    const items = await itemsOf(trx, [order.order_id]);
    const owned = await grants.owned(trx, order.user_id, items);
    await payOrder(trx, order, {
      paymentId: payment.gateway_payment_id,
      items: items.filter(({ item_id }) => !owned.has(item_id)),
      now: decision.at,
      by: decision.by,
      note: decision.reason,
    });
  };

  /** Money of payments that pay nothing goes back; of a paid order without such, all that is left of it. */
  const refund = async (trx: Knex.Transaction, order: OrderRow, decision: StaffDecision): Promise<void> => {
    if (order.review === null) throw nothingToResolve();
    const { order_id } = order;
    const left = (await paymentsOf(trx, [order_id])).filter(isLeft);
    const others = left.filter(({ pays_order }) => !pays_order);
    const booking = { cause: 'staff' as const, ...decision };
    for (const payment of others) await bookRefund(trx, order, { ...booking, payment, items: [] });
    if (order.status === 'pending') {
      await moveOrder(trx, order, { event: 'cancelled', to: 'cancelled', at: decision.at, note: decision.reason });
      await reservations.release(trx, order_id);
    }
    if (others.length > 0) return;
    const payment = left.find(({ pays_order }) => pays_order);
    const refunded = await refundedItems(trx, order_id);
    const items = (await itemsOf(trx, [order_id])).filter(({ item_id }) => !refunded.has(item_id));
    if (!payment || amountOf(items) === 0 || amountOf(items) > payment.amount_paise - payment.refunded_paise)
      throw nothingToResolve();
    await bookRefund(trx, order, { ...booking, payment, items });
  };

  /** A lost dispute gets its credit note once staff has seen it. */
  const noteDisputes = async (trx: Knex.Transaction, refunds: readonly RefundRow[], at: Date): Promise<boolean> => {
    const lost = refunds.filter(({ cause, item_ids }) => cause === 'dispute' && item_ids.length > 0);
    const noted: { refund_id: string }[] = await trx('documents')
      .whereIn(
        'refund_id',
        lost.map(({ refund_id }) => refund_id),
      )
      .select('refund_id');
    const open = lost.filter(({ refund_id }) => !noted.some((note) => note.refund_id === refund_id));
    for (const { refund_id } of open) await documents.creditNote(trx, refund_id, at);
    return open.length > 0;
  };

  const act = async (trx: Knex.Transaction, order: OrderRow, body: ResolveBody, decision: StaffDecision) => {
    const failed = await unsettledRefunds(trx, order.order_id);
    if (body.action === 'grant') return grant(trx, order, decision);
    if (body.action === 'paid-otherwise') {
      if (!body.reference) throw badRequest('reference', 'The reference of the bank transfer is missing.');
      if (failed.length === 0) throw nothingToResolve();
      for (const row of failed) await failedRefunds.paidOtherwise(trx, row, body.reference, decision);
      return;
    }
    if (failed.length > 0) {
      for (const row of failed) await failedRefunds.again(trx, row, decision);
      return;
    }
    const noted = await noteDisputes(trx, await refundsOf(trx, [order.order_id]), decision.at);
    if (!noted || order.review !== null) await refund(trx, order, decision);
  };

  return async (orderId, body, { by }) => {
    if (!(await findOrder(db, orderId))) throw notFound();
    await db.transaction(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const at = now();
      await act(trx, order, body, { reason: body.reason, at, by });
      await trx('orders').where('order_id', orderId).update({ review: null, updated_at: at });
      const note = [body.action, body.reference, body.reason].filter(Boolean).join(': ');
      await addHistory(trx, { order_id: orderId, at, event: 'resolved', actor_id: by.actor?.id ?? null, note });
      await recordAudit(trx, {
        by,
        action: 'order.resolved',
        resource: { type: 'order', id: orderId },
        before: { review: order.review },
        after: { review: null, ...body },
      });
    });
    return presentNow(db, orderId);
  };
}
