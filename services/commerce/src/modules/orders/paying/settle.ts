import type { Knex } from 'knex';
import type { Static } from 'typebox';
import type { CommerceContext } from '../../../context';
import { putUnderReview } from '../attention/put-under-review';
import { settleOrder } from '../orders.jobs';
import { findOrder, lockOrder } from '../orders.repository';
import { endExpired } from '../placing/expire-order';
import { followRefunds } from '../refunding/follow-refunds';
import { refundsOf } from '../refunding/refunds.repository';
import { acceptCapture } from './accept-capture';
import { judgeCapture } from './judge-capture';
import type { PaymentRow } from './payments.repository';
import { type GatewayView, readGateway } from './read-gateway';
import { savePayments } from './save-payments';
import { nextStep, settleAt } from './settle-times';

/**
 * The only way in which payments are taken over: reads the payments and refunds of the order at the gateway and applies them. It may be called
 * any number of times, also concurrently. `paymentId` names one that the gateway's list may not have yet.
 */
export async function settle(ctx: CommerceContext, orderId: string, paymentId?: string): Promise<void> {
  const { db, payments } = ctx;
  const order = await findOrder(db, orderId);
  if (!order || order.provider !== payments?.provider || order.gateway_order_id === null) return;
  const named = { ...order, gateway_order_id: order.gateway_order_id };
  await apply(ctx, orderId, await readGateway(payments.client, named, paymentId));
}

/** Also ends the order if its time is over, and plans the next time. */
export async function settleAgain(
  ctx: CommerceContext,
  { order_id, step }: Static<typeof settleOrder.payload>,
): Promise<void> {
  const { db, jobs, now } = ctx;
  await settle(ctx, order_id);
  await endExpired(ctx, order_id);
  const order = await findOrder(db, order_id);
  if (!order) return;
  const next = nextStep(order.created_at, step, now());
  if (next === undefined) return;
  await jobs.add(db, settleOrder, { order_id, step: next }, { runAt: settleAt(order.created_at, next) });
}

const apply = (ctx: CommerceContext, orderId: string, view: GatewayView): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    const at = ctx.now();
    await lockOrder(trx, orderId);
    for (const payment of await savePayments(trx, orderId, view.payments, at))
      await applyPayment(ctx, trx, orderId, payment, at);
    await followRefunds(ctx, trx, orderId, view.refunds, at);
  });

async function applyPayment(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  orderId: string,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const refunds = await refundsOf(trx, [orderId]);
  const refunded = refunds.some((refund) => refund.gateway_payment_id === payment.gateway_payment_id);
  const judgement = judgeCapture(order, payment, refunded);
  if (judgement === 'wrong-money') {
    const reason = `captured ${payment.amount_paise} ${payment.currency} of ${order.total_paise} INR`;
    return putUnderReview(ctx.events, trx, order, { subject: payment.gateway_payment_id, reason, at });
  }
  if (judgement !== 'done') await acceptCapture(ctx, trx, { order, payment, judgement, at });
}
