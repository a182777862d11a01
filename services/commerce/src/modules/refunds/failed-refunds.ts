import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import { type ItemRow, itemsOf } from '../orders/order-items.repository';
import type { OrderEvents } from '../orders/order-events';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import { countRefund, findPayment, moneyLeft, type PaymentRow } from '../payments/payments.repository';
import { type BookRefund, type Booking, isOfItems, takeBackItems } from './book-refund';
import { type EndRefund, hasCreditNote } from './end-refund';
import { refundedItems, type RefundRow } from './refunds.repository';

export interface FailedRefundsDependencies {
  bookRefund: BookRefund;
  end: Pick<EndRefund, 'processed'>;
  grants: Pick<ItemGrants, 'revoke'>;
  documents: IssueDocuments;
  jobs: JobQueue;
  events: Pick<OrderEvents, 'refundProcessed'>;
}

export interface StaffDecision {
  reason: string;
  at: Date;
  by: AuditContext;
}

/** What of a failed refund has not gone back otherwise since then. */
interface Unpaid {
  order: OrderRow;
  payment: PaymentRow;
  items: ItemRow[];
  amount: number;
}

/** What staff does about a refund that failed for good, within the order's lock. */
export function createFailedRefunds(dependencies: FailedRefundsDependencies) {
  const { bookRefund, end, grants, documents, jobs, events } = dependencies;
  const settleWith = (trx: Knex.Transaction, { refund_id }: RefundRow, fields: object) =>
    trx('refunds').where({ refund_id }).update(fields);

  /** Undefined where nothing is left of it. */
  const unpaidOf = async (trx: Knex.Transaction, failed: RefundRow): Promise<Unpaid | undefined> => {
    const order = await lockOrder(trx, failed.order_id);
    const payment = await findPayment(trx, failed.gateway_payment_id);
    if (!payment) throw new Error(`Refund ${failed.refund_id} has no payment.`);
    const amount = Math.min(failed.amount_paise, moneyLeft(payment));
    if (amount === 0) return undefined;
    if (!isOfItems(order, failed)) return { order, payment, items: [], amount };
    const refunded = await refundedItems(trx, failed.order_id);
    const items = (await itemsOf(trx, [failed.order_id])).filter(
      ({ item_id }) => failed.item_ids.includes(item_id) && !refunded.has(item_id),
    );
    return items.length > 0 ? { order, payment, items, amount } : undefined;
  };

  /** Another refund of what is unpaid, with a key of its own. */
  const bookAgain = async (
    trx: Knex.Transaction,
    failed: RefundRow,
    unpaid: Unpaid,
    booking: StaffDecision & Pick<Booking, 'external'>,
  ): Promise<RefundRow> => {
    // The buyer asked for it: it stays their refund of these courses.
    const cause = failed.cause === 'buyer' ? 'buyer' : 'staff';
    const { order, ...what } = unpaid;
    const refund = await bookRefund(trx, order, { ...booking, ...what, cause });
    await settleWith(trx, failed, { paid_otherwise: `refund ${refund.refund_id}` });
    return refund;
  };

  /** Counts a refund that the gateway never made as one that was processed. */
  const countAsProcessed = async (
    trx: Knex.Transaction,
    failed: RefundRow,
    { order, items }: Unpaid,
    reference: string,
    at: Date,
  ): Promise<void> => {
    const { refund_id } = failed;
    await settleWith(trx, failed, {
      status: 'processed',
      processed_at: at,
      failed_at: null,
      paid_otherwise: reference,
    });
    await countRefund(trx, failed.gateway_payment_id, failed.amount_paise, at);
    if (items.length > 0) {
      await trx('refund_items').where({ refund_id }).update({ live: true });
      await takeBackItems(trx, grants, order, failed, items, at);
    }
    await jobs.add(trx, 'mail-refund-processed', { refund_id });
    await events.refundProcessed(trx, failed, at);
    if (await hasCreditNote(trx, failed)) await documents.creditNote(trx, refund_id, at);
  };

  return {
    /** Sends again what is unpaid of it. */
    async again(trx: Knex.Transaction, failed: RefundRow, decision: StaffDecision): Promise<void> {
      const unpaid = await unpaidOf(trx, failed);
      if (unpaid) await bookAgain(trx, failed, unpaid, decision);
      else await settleWith(trx, failed, { paid_otherwise: 'paid back already' });
    },

    /** The money went back by a bank transfer: it counts as a refund that was processed. */
    async paidOtherwise(
      trx: Knex.Transaction,
      failed: RefundRow,
      reference: string,
      decision: StaffDecision,
    ): Promise<void> {
      const unpaid = await unpaidOf(trx, failed);
      if (!unpaid) return void (await settleWith(trx, failed, { paid_otherwise: reference }));
      const { amount, items } = unpaid;
      const whole = amount === failed.amount_paise && (items.length === 0 || items.length === failed.item_ids.length);
      const note: unknown = await trx('documents').where('refund_id', failed.refund_id).first('number');
      // One whose note is void, or of which a part went back since then, gets a refund of its own.
      if (whole && !note) return countAsProcessed(trx, failed, unpaid, reference, decision.at);
      const external = { idempotencyKey: `transfer-${failed.refund_id}`, gatewayRefundId: null };
      const refund = await bookAgain(trx, failed, unpaid, { ...decision, external });
      await settleWith(trx, refund, { paid_otherwise: reference });
      await end.processed(trx, refund, decision.at);
    },
  };
}

export type FailedRefunds = ReturnType<typeof createFailedRefunds>;
