import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import type { RaiseAttention } from '../attention/raise-attention';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import type { OrderEvents } from '../orders/order-events';
import { addHistory, moveOrder } from '../orders/order-history';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import type { PutUnderReview } from '../orders/put-under-review';
import { countRefund } from '../payments/payments.repository';
import { revokeReason } from './book-refund';
import type { RefundRow } from './refunds.repository';

/** Ends refunds of an order that is locked; one that has ended already stays as it is. */
export interface EndRefund {
  /** The money is on its way to the buyer: credit note and mail. */
  processed(this: void, trx: Knex.Transaction, refund: RefundRow, at: Date): Promise<void>;
  /** It failed for good: counters and access are restored, and it waits for staff. */
  failed(this: void, trx: Knex.Transaction, refund: RefundRow, error: string, at: Date): Promise<void>;
}

export interface EndRefundDependencies {
  documents: IssueDocuments;
  grants: Pick<ItemGrants, 'restore'>;
  jobs: JobQueue;
  events: Pick<OrderEvents, 'refundProcessed'>;
  putUnderReview: PutUnderReview;
  raise: RaiseAttention;
}

export function createEndRefund(dependencies: EndRefundDependencies): EndRefund {
  const { documents, grants, jobs, events, putUnderReview, raise } = dependencies;
  return {
    async processed(trx, refund, at) {
      const { refund_id, order_id, gateway_refund_id } = refund;
      const ended = await trx('refunds')
        .where({ refund_id, status: 'pending' })
        .update({ status: 'processed', processed_at: at, gateway_refund_id });
      if (ended === 0) return;
      await addHistory(trx, { order_id, at, event: 'refund-processed', note: `${refund.amount_paise}` });
      await jobs.add(trx, 'mail-refund-processed', { refund_id });
      await events.refundProcessed(trx, refund, at);
      if (refund.cause !== 'dispute' && (await hasCreditNote(trx, refund)))
        await documents.creditNote(trx, refund_id, at);
    },

    async failed(trx, refund, error, at) {
      const { refund_id, order_id, gateway_payment_id } = refund;
      const ended = await trx('refunds')
        .where({ refund_id, status: 'pending' })
        .update({ status: 'failed', failed_at: at, last_error: error.slice(0, 500) });
      if (ended === 0) return;
      await countRefund(trx, gateway_payment_id, -refund.amount_paise, at);
      const order = await lockOrder(trx, order_id);
      if (refund.item_ids.length > 0 && order.paid_at !== null) await giveBack(trx, grants, order, refund, at);
      else await putUnderReview(trx, order, { subject: refund_id, reason: 'a refund failed', at });
      await raise(trx, { kind: 'refund-failed', id: refund_id, order }, at);
      await recordAudit(trx, {
        by: platformActor,
        action: 'refund.failed',
        resource: { type: 'refund', id: refund_id },
        after: { order_number: order.order_number, amount_paise: refund.amount_paise, error: error.slice(0, 500) },
      });
      await jobs.add(trx, 'mail-refund-failed', { refund_id });
    },
  };
}

/** Money of an order that has an invoice goes back with a credit note. */
export async function hasCreditNote(trx: Knex.Transaction, { order_id, item_ids }: RefundRow): Promise<boolean> {
  if (item_ids.length === 0) return false;
  const invoice: unknown = await trx('documents').where({ order_id }).whereNull('refund_id').first('number');
  return invoice !== undefined;
}

/** The items count as bought again, with the access that they gave. */
async function giveBack(
  trx: Knex.Transaction,
  grants: Pick<ItemGrants, 'restore'>,
  order: OrderRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  const { refund_id, item_ids, amount_paise } = refund;
  await trx('refund_items').where({ refund_id }).update({ live: false });
  await trx('order_items').whereIn('item_id', item_ids).update({ refunded_paise: 0 });
  const refunded = order.refunded_paise - amount_paise;
  await moveOrder(trx, order, {
    event: 'refund-failed',
    to: refunded === 0 ? 'paid' : 'partially_refunded',
    at,
    note: `refund ${refund_id}`,
    fields: { refunded_paise: refunded },
  });
  await grants.restore(trx, order.user_id, { itemIds: item_ids, reason: revokeReason(refund_id) }, at);
}
