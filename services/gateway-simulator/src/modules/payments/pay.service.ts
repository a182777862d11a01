import type { Knex } from 'knex';
import type { SimulatorContext } from '../../context';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { dueAfter } from '../../lib/later';
import { readSettings } from '../control/control';
import { changeOrder, lockOrder, type OrderRow } from '../orders/orders';
import { cancelled, failureOf, timedOut } from './payment-errors';
import { authorize, capture, fail } from './payment-moves';
import { type Decision, decidePayment } from './payments.jobs';
import { findPayment, insertPayment, lockPayment, type PaymentRow } from './payments.repository';
import type { PayBody } from './payments.schema';

/** Of one order; the page is open to a caller who knows the order's id. */
const attemptsMax = 30;

/**
 * The action of the payer, on the checkout page or in a test.
 * @param evenIfPaid a second payment of a paid order, which the gateway excludes but which happens
 */
export async function pay(ctx: SimulatorContext, body: PayBody, evenIfPaid = false): Promise<PaymentRow> {
  return ctx.db.transaction(async (trx) => {
    const order = await lockOrder(trx, body.order_id);
    if (!order) throw unknownId();
    if (order.status === 'paid' && !evenIfPaid)
      throw new GatewayError(400, 'Payment already done for this order.', { reason: 'order_already_paid' });
    if (order.attempts >= attemptsMax) throw new GatewayError(400, 'Too many attempts for this order.');
    return play(ctx, trx, await begin(ctx, trx, order, body), order, body.outcome);
  });
}

/** For an open or failed payment; an authorised one does not change. */
export async function decide(ctx: SimulatorContext, id: string, decision: Decision): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const orderId = (await findPayment(trx, id))?.order_id;
    const order = orderId === undefined ? undefined : await lockOrder(trx, orderId);
    const row = await lockPayment(trx, id);
    if (!order || !row || (row.status !== 'created' && row.status !== 'failed')) return;
    if (decision === 'success') await succeed(ctx, trx, row, order);
    else if (row.status === 'created') await fail(ctx, trx, row, timedOut);
  });
}

async function begin(ctx: SimulatorContext, trx: Knex, order: OrderRow, body: PayBody): Promise<PaymentRow> {
  const { tamperPaise } = (await readSettings(trx)).payments;
  await changeOrder(trx, order.id, {
    attempts: order.attempts + 1,
    ...(order.status === 'created' && { status: 'attempted' }),
  });
  return insertPayment(trx, {
    id: newId('pay'),
    order_id: order.id,
    amount: Math.max(1, order.amount + tamperPaise),
    status: 'created',
    method: body.method,
    email: body.email ?? 'void@razorpay.com',
    contact: body.contact ?? '+919999999999',
    notes: order.notes,
    created_at: ctx.now(),
  });
}

async function play(
  ctx: SimulatorContext,
  trx: Knex,
  row: PaymentRow,
  order: OrderRow,
  outcome: PayBody['outcome'],
): Promise<PaymentRow> {
  if (outcome === 'success') return succeed(ctx, trx, row, order);
  if (outcome === 'authorized') return authorize(ctx, trx, row);
  if (outcome === 'cancelled') return fail(ctx, trx, row, cancelled);
  if (outcome === 'pending' || outcome === 'pending-then-failure') {
    await decideLater(ctx, trx, row, outcome === 'pending' ? 'success' : 'failure');
    return row;
  }
  const failed = await fail(ctx, trx, row, failureOf(row.method));
  if (outcome === 'failure-then-success') await decideLater(ctx, trx, row, 'success');
  return failed;
}

async function succeed(ctx: SimulatorContext, trx: Knex, row: PaymentRow, order: OrderRow): Promise<PaymentRow> {
  const authorized = await authorize(ctx, trx, row);
  return order.manual_capture ? authorized : capture(ctx, trx, authorized);
}

async function decideLater({ jobs }: SimulatorContext, trx: Knex, { id }: PaymentRow, decision: Decision) {
  const { lateSeconds } = (await readSettings(trx)).payments;
  const { due_at, runAt } = dueAfter(lateSeconds * 1_000);
  await jobs.add(trx, decidePayment, { payment_id: id, decision, due_at }, { runAt });
}
