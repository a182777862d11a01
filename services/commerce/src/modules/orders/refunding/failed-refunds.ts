import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { issueCreditNote } from '../../documents/documents';
import { mailRefundProcessed } from '../../mails/mails';
import { publishRefundProcessed } from '../order-events';
import { type ItemRow, itemsOf } from '../order-items.repository';
import { lockOrder, type OrderRow } from '../orders.repository';
import { countRefund, findPayment, moneyLeft, type PaymentRow } from '../paying/payments.repository';
import { bookRefund, type Booking, isOfItems, takeBackItems } from './book-refund';
import { endProcessed, hasCreditNote } from './end-refund';
import { refundedItems, type RefundRow } from './refunds.repository';

// What staff does about a refund that failed for good, within the order's lock.

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

/** Sends again what is unpaid of it. */
export async function refundAgain(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  failed: RefundRow,
  decision: StaffDecision,
): Promise<void> {
  const unpaid = await unpaidOf(trx, failed);
  if (unpaid) await bookAgain(ctx, trx, failed, unpaid, decision);
  else await changeRefund(trx, failed, { paid_otherwise: 'paid back already' });
}

/** The money went back by a bank transfer: it counts as a refund that was processed. */
export async function markPaidOtherwise(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  failed: RefundRow,
  reference: string,
  decision: StaffDecision,
): Promise<void> {
  const unpaid = await unpaidOf(trx, failed);
  if (!unpaid) return changeRefund(trx, failed, { paid_otherwise: reference });
  const { amount, items } = unpaid;
  const whole = amount === failed.amount_paise && (items.length === 0 || items.length === failed.item_ids.length);
  const note: unknown = await trx('documents').where('refund_id', failed.refund_id).first('number');
  // One whose note is void, or of which a part went back since then, gets a refund of its own.
  if (whole && !note) return countAsProcessed(ctx, trx, failed, unpaid, reference, decision.at);
  const external = { idempotencyKey: `transfer-${failed.refund_id}`, gatewayRefundId: null };
  const refund = await bookAgain(ctx, trx, failed, unpaid, { ...decision, external });
  await changeRefund(trx, refund, { paid_otherwise: reference });
  await endProcessed(ctx, trx, refund, decision.at);
}

async function changeRefund(trx: Knex.Transaction, { refund_id }: RefundRow, fields: object): Promise<void> {
  await trx('refunds').where({ refund_id }).update(fields);
}

/** Undefined where nothing is left of it. */
async function unpaidOf(trx: Knex.Transaction, failed: RefundRow): Promise<Unpaid | undefined> {
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
}

/** Another refund of what is unpaid, with a key of its own. */
async function bookAgain(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  failed: RefundRow,
  { order, ...unpaid }: Unpaid,
  booking: StaffDecision & Pick<Booking, 'external'>,
): Promise<RefundRow> {
  // The buyer asked for it: it stays their refund of these courses.
  const cause = failed.cause === 'buyer' ? 'buyer' : 'staff';
  const refund = await bookRefund(ctx, trx, order, { ...booking, ...unpaid, cause });
  await changeRefund(trx, failed, { paid_otherwise: `refund ${refund.refund_id}` });
  return refund;
}

/** Counts a refund that the gateway never made as one that was processed. */
async function countAsProcessed(
  { events, jobs }: CommerceContext,
  trx: Knex.Transaction,
  failed: RefundRow,
  { order, items }: Unpaid,
  reference: string,
  at: Date,
): Promise<void> {
  const { refund_id } = failed;
  await changeRefund(trx, failed, {
    status: 'processed',
    processed_at: at,
    failed_at: null,
    paid_otherwise: reference,
  });
  await countRefund(trx, failed.gateway_payment_id, failed.amount_paise, at);
  if (items.length > 0) {
    await trx('refund_items').where({ refund_id }).update({ live: true });
    await takeBackItems(events, trx, order, failed, items, at);
  }
  await jobs.add(trx, mailRefundProcessed, { refund_id });
  await publishRefundProcessed(events, trx, failed, at);
  if (await hasCreditNote(trx, failed)) await issueCreditNote(trx, refund_id, at);
}
