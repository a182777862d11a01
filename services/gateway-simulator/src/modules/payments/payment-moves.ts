import type { Knex } from 'knex';
import type { SimulatorContext } from '../../context';
import { newId } from '../../lib/ids';
import { readSettings } from '../control/control';
import { changeOrder, findOrder, presentOrderInEvent } from '../orders/orders';
import { emit } from '../webhooks/webhooks';
import { presentPayment } from './payments.presenter';
import { changePayment, insertPayment, type PaymentError, type PaymentRow } from './payments.repository';

// The steps of a payment, each with its changes of the order and its events. The caller has locked the order's row.

export async function authorize(ctx: SimulatorContext, trx: Knex, { id }: PaymentRow): Promise<PaymentRow> {
  const row = await changePayment(trx, id, { status: 'authorized', error: null });
  await emit(ctx, trx, 'payment.authorized', { payment: presentPayment(row) });
  return row;
}

export async function capture(ctx: SimulatorContext, trx: Knex, { id, order_id }: PaymentRow): Promise<PaymentRow> {
  const row = await changePayment(trx, id, { status: 'captured' });
  const before = await findOrder(trx, order_id);
  await emit(ctx, trx, 'payment.captured', { payment: presentPayment(row) });
  if (before?.status === 'paid') return row;
  const order = await changeOrder(trx, order_id, { status: 'paid', amount_paid: row.amount });
  await emit(ctx, trx, 'order.paid', { payment: presentPayment(row), order: presentOrderInEvent(order) });
  if ((await readSettings(trx)).payments.secondCapture) await captureAgain(ctx, trx, row);
  return row;
}

async function captureAgain(ctx: SimulatorContext, trx: Knex, row: PaymentRow): Promise<void> {
  const { order_id, amount, method, email, contact, notes } = row;
  const copied = { order_id, amount, method, email, contact, notes };
  const second = { ...copied, id: newId('pay'), status: 'created', created_at: ctx.now() } as const;
  await capture(ctx, trx, await authorize(ctx, trx, await insertPayment(trx, second)));
}

export async function fail(
  ctx: SimulatorContext,
  trx: Knex,
  { id }: PaymentRow,
  error: PaymentError,
): Promise<PaymentRow> {
  const row = await changePayment(trx, id, { status: 'failed', error });
  await emit(ctx, trx, 'payment.failed', { payment: presentPayment(row) });
  return row;
}
