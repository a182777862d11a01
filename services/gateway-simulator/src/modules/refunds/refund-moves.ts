import type { Knex } from 'knex';
import type { SimulatorContext } from '../../context';
import { dueAfter } from '../../lib/later';
import { readSettings } from '../control/control';
import { changePayment, lockPayment, type PaymentRow, presentPayment } from '../payments/payments';
import { emit } from '../webhooks/webhooks';
import { type RefundEnd, endRefundLater } from './refunds.jobs';
import { presentRefund } from './refunds.presenter';
import { changeRefundStatus, findRefund, insertRefund, lockRefund, type RefundRow } from './refunds.repository';

/** `payment` is locked. */
export async function beginRefund(
  ctx: SimulatorContext,
  trx: Knex,
  payment: PaymentRow,
  row: RefundRow,
): Promise<RefundRow> {
  const { outcome, lateSeconds } = (await readSettings(trx)).refunds;
  const refund = await insertRefund(trx, row);
  const after = await addRefunded(trx, payment, row.amount);
  await publish(ctx, trx, 'refund.created', refund, after);
  if (outcome === 'processed') return end(ctx, trx, refund, after, 'processed');
  if (outcome !== 'pending') {
    const status: RefundEnd = outcome === 'pending-then-failed' ? 'failed' : 'processed';
    const { due_at, runAt } = dueAfter(lateSeconds * 1_000);
    await ctx.jobs.add(trx, endRefundLater, { refund_id: refund.id, status, due_at }, { runAt });
  }
  return refund;
}

/** A refund that has ended does not change, except that a bank may send back one that was processed. */
export async function endRefund(ctx: SimulatorContext, id: string, status: RefundEnd): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const paymentId = (await findRefund(trx, id))?.payment_id;
    const payment = paymentId === undefined ? undefined : await lockPayment(trx, paymentId);
    const row = await lockRefund(trx, id);
    const mayEnd = row?.status === 'pending' || (row?.status === 'processed' && status === 'failed');
    if (payment && mayEnd) await end(ctx, trx, row, payment, status);
  });
}

async function end(
  ctx: SimulatorContext,
  trx: Knex,
  row: RefundRow,
  payment: PaymentRow,
  status: RefundEnd,
): Promise<RefundRow> {
  const refund = await changeRefundStatus(trx, row.id, status);
  const after = status === 'failed' ? await addRefunded(trx, payment, -row.amount) : payment;
  await publish(ctx, trx, `refund.${status}`, refund, after);
  return refund;
}

/** A negative amount reverts a failed refund. */
async function addRefunded(trx: Knex, { id, amount, amount_refunded }: PaymentRow, refunded: number) {
  const total = amount_refunded + refunded;
  return changePayment(trx, id, { amount_refunded: total, status: total === amount ? 'refunded' : 'captured' });
}

async function publish(ctx: SimulatorContext, trx: Knex, type: string, refund: RefundRow, payment: PaymentRow) {
  await emit(ctx, trx, type, { refund: presentRefund(refund), payment: presentPayment(payment) });
}
