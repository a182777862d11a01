import type { Static } from 'typebox';
import type { SimulatorContext } from '../../context';
import { assertRupees } from '../../lib/amounts';
import { GatewayError } from '../../lib/gateway-error';
import { collectionOf, type ListQuery } from '../../lib/lists';
import { listedUntil } from '../control/control';
import { lockOrder, orderOf } from '../orders/orders';
import { capture } from './payment-moves';
import { presentPayment } from './payments.presenter';
import { findPayments, lockPayment, paymentOf, paymentsOfOrder } from './payments.repository';
import type { CaptureBodySchema } from './payments.schema';

export const getPayment = async ({ db }: SimulatorContext, id: string) => presentPayment(await paymentOf(db, id));

export async function listPayments({ db, now }: SimulatorContext, query: ListQuery) {
  const rows = await findPayments(db, query, await listedUntil(db, now()));
  return collectionOf(rows.map(presentPayment));
}

export async function listPaymentsOfOrder(
  { db }: SimulatorContext,
  orderId: string,
  { count = 10, skip = 0 }: ListQuery,
) {
  await orderOf(db, orderId);
  const rows = await paymentsOfOrder(db, orderId);
  return collectionOf(rows.slice(skip, skip + count).map(presentPayment));
}

export async function capturePayment(
  ctx: SimulatorContext,
  id: string,
  { amount, currency = 'INR' }: Static<typeof CaptureBodySchema>,
) {
  return ctx.db.transaction(async (trx) => {
    const found = await paymentOf(trx, id);
    // In the order in which a payment of the page locks them.
    await lockOrder(trx, found.order_id);
    const row = (await lockPayment(trx, id)) ?? found;
    assertRupees(currency);
    if (row.status === 'captured' || row.status === 'refunded')
      throw new GatewayError(400, 'This payment has already been captured');
    if (row.status !== 'authorized')
      throw new GatewayError(400, 'Only payments which have been authorized and not yet captured can be captured');
    if (amount !== row.amount)
      throw new GatewayError(400, 'Capture amount must be equal to the amount authorized', { field: 'amount' });
    return presentPayment(await capture(ctx, trx, row));
  });
}
