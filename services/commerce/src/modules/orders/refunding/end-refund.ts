import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { issueCreditNote, voidNote } from '../../documents/documents';
import { restoreItems } from '../../grants/grants';
import { mailRefundFailed, mailRefundProcessed } from '../../mails/mails';
import { putUnderReview } from '../attention/put-under-review';
import { raiseAttention } from '../attention/raise-attention';
import { publishRefundProcessed } from '../order-events';
import { addHistory, moveOrder } from '../order-history';
import { itemsOf } from '../order-items.repository';
import { lockOrder, type OrderRow } from '../orders.repository';
import { countRefund, findPayment } from '../paying/payments.repository';
import { isOfItems, revokeReason } from './book-refund';
import { amountOf } from './refunds.policy';
import type { RefundRow } from './refunds.repository';

// Both end a refund of an order that is locked; one that has ended already stays as it is.

/** The money is on its way to the buyer: credit note and mail. */
export async function endProcessed(
  { events, jobs }: CommerceContext,
  trx: Knex.Transaction,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  const { refund_id, order_id, gateway_refund_id } = refund;
  const ended = await trx('refunds')
    .where({ refund_id, status: 'pending' })
    .update({ status: 'processed', processed_at: at, gateway_refund_id });
  if (ended === 0) return;
  await addHistory(trx, { order_id, at, event: 'refund-processed', note: `${refund.amount_paise}` });
  await jobs.add(trx, mailRefundProcessed, { refund_id });
  await publishRefundProcessed(events, trx, refund, at);
  if (refund.cause !== 'dispute' && (await hasCreditNote(trx, refund))) await issueCreditNote(trx, refund_id, at);
}

/** It failed for good, also after it was told as processed: counters and access are restored, and it waits for staff. */
export async function endFailed(
  { events, jobs }: CommerceContext,
  trx: Knex.Transaction,
  refund: RefundRow,
  error: string,
  at: Date,
): Promise<void> {
  const { refund_id, order_id, gateway_payment_id } = refund;
  const ended = await trx('refunds')
    .where({ refund_id, paid_otherwise: null })
    .whereIn('status', ['pending', 'processed'])
    .update({ status: 'failed', processed_at: null, failed_at: at, last_error: error.slice(0, 500) });
  if (ended === 0) return;
  await voidNote(trx, refund_id, at);
  await countRefund(trx, gateway_payment_id, -refund.amount_paise, at);
  const order = await lockOrder(trx, order_id);
  if (isOfItems(order, refund)) await giveBack(events, trx, order, refund, at);
  else await putUnderReview(events, trx, order, { subject: refund_id, reason: 'a refund failed', at });
  await raiseAttention(events, trx, { kind: 'refund-failed', id: refund_id, order }, at);
  await recordAudit(trx, {
    by: platformActor,
    action: 'refund.failed',
    resource: { type: 'refund', id: refund_id },
    after: { order_number: order.order_number, amount_paise: refund.amount_paise, error: error.slice(0, 500) },
  });
  await jobs.add(trx, mailRefundFailed, { refund_id });
}

/** What is paid back of an invoice has a credit note. */
export async function hasCreditNote(
  trx: Knex.Transaction,
  { order_id, item_ids, gateway_payment_id }: RefundRow,
): Promise<boolean> {
  const invoice: unknown = await trx('documents').where({ order_id }).whereNull('refund_id').first('number');
  if (invoice === undefined) return false;
  return item_ids.length > 0 || ((await findPayment(trx, gateway_payment_id))?.pays_order ?? false);
}

/** The items count as bought again, with the access that they gave. */
async function giveBack(
  events: Events,
  trx: Knex.Transaction,
  order: OrderRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  const { refund_id, item_ids } = refund;
  const items = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => item_ids.includes(item_id));
  await trx('refund_items').where({ refund_id }).update({ live: false });
  await trx('order_items').whereIn('item_id', item_ids).update({ refunded_paise: 0 });
  const refunded = order.refunded_paise - amountOf(items);
  await moveOrder(trx, order, {
    event: 'refund-failed',
    to: refunded === 0 ? 'paid' : 'partially_refunded',
    at,
    note: `refund ${refund_id}`,
    fields: { refunded_paise: refunded },
  });
  await restoreItems(events, trx, order.user_id, { itemIds: item_ids, reason: revokeReason(refund_id) }, at);
}
