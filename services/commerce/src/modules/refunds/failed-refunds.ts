import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import { itemsOf } from '../orders/order-items.repository';
import type { OrderEvents } from '../orders/order-events';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import { countRefund, paymentsOf } from '../payments/payments.repository';
import { type BookRefund, takeBackItems } from './book-refund';
import { hasCreditNote } from './end-refund';
import { refundedItems, type RefundRow, refundsOf } from './refunds.repository';

export interface FailedRefundsDependencies {
  bookRefund: BookRefund;
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

/** Whether its items are counted by the order; those of a late capture that was not honoured stay counted. */
const isOfItems = (order: OrderRow, { item_ids }: RefundRow): boolean => item_ids.length > 0 && order.paid_at !== null;

/** Refunds of an order that is locked that failed and are not settled. */
export const unsettledRefunds = async (trx: Knex.Transaction, orderId: string): Promise<RefundRow[]> =>
  (await refundsOf(trx, [orderId])).filter(
    ({ status, paid_otherwise }) => status === 'failed' && paid_otherwise === null,
  );

/** What staff does about a refund that failed for good, within the order's lock. */
export function createFailedRefunds({ bookRefund, grants, documents, jobs, events }: FailedRefundsDependencies) {
  const assertItemsLeft = async (trx: Knex.Transaction, { order_id, item_ids }: RefundRow): Promise<void> => {
    const refunded = await refundedItems(trx, order_id);
    if (item_ids.some((id) => refunded.has(id))) throw conflict('already-refunded', 'An item is refunded already.');
  };
  const settleWith = (trx: Knex.Transaction, { refund_id }: RefundRow, fields: object) =>
    trx('refunds').where({ refund_id }).update(fields);

  return {
    /** Another refund of the same money, with a key of its own. */
    async again(trx: Knex.Transaction, failed: RefundRow, { reason, at, by }: StaffDecision): Promise<void> {
      const order = await lockOrder(trx, failed.order_id);
      const payment = (await paymentsOf(trx, [failed.order_id])).find(
        ({ gateway_payment_id }) => gateway_payment_id === failed.gateway_payment_id,
      );
      if (!payment) throw new Error(`Refund ${failed.refund_id} has no payment.`);
      const ofItems = isOfItems(order, failed);
      if (ofItems) await assertItemsLeft(trx, failed);
      const items = ofItems ? await itemsOf(trx, [failed.order_id]) : [];
      const refund = await bookRefund(trx, order, {
        payment,
        items: items.filter(({ item_id }) => failed.item_ids.includes(item_id)),
        // The buyer asked for it: it stays their refund of these courses.
        cause: failed.cause === 'buyer' ? 'buyer' : 'staff',
        reason,
        at,
        by,
      });
      await settleWith(trx, failed, { paid_otherwise: `refund ${refund.refund_id}` });
    },

    /** The money went back by a bank transfer: it counts as a refund that was processed. */
    async paidOtherwise(
      trx: Knex.Transaction,
      failed: RefundRow,
      reference: string,
      { at }: StaffDecision,
    ): Promise<void> {
      const { refund_id, order_id } = failed;
      const order = await lockOrder(trx, order_id);
      const ofItems = isOfItems(order, failed);
      if (ofItems) await assertItemsLeft(trx, failed);
      await settleWith(trx, failed, {
        status: 'processed',
        processed_at: at,
        failed_at: null,
        paid_otherwise: reference,
      });
      await countRefund(trx, failed.gateway_payment_id, failed.amount_paise, at);
      if (ofItems) {
        await trx('refund_items').where({ refund_id }).update({ live: true });
        await takeBackItems(trx, grants, order, failed, at);
      }
      await jobs.add(trx, 'mail-refund-processed', { refund_id });
      await events.refundProcessed(trx, failed, at);
      if (await hasCreditNote(trx, failed)) await documents.creditNote(trx, refund_id, at);
    },
  };
}

export type FailedRefunds = ReturnType<typeof createFailedRefunds>;
