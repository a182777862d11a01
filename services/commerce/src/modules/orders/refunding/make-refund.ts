import type { CommerceContext } from '../../../context';
import type { PaymentGateway } from '../../../lib/gateway/gateway-account';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { type GatewayRefund, receiptOf } from '../../../lib/gateway/gateway-objects';
import { findOrder, lockOrder } from '../orders.repository';
import { settle } from '../paying/settle';
import { endFailed } from './end-refund';
import { followRefunds } from './follow-refunds';
import { addRefundJob } from './refund-job';
import { findRefund, type RefundRow } from './refunds.repository';

const minute = 60_000;

/** Asks the gateway for a refund that was booked, until its outcome is known; a repeated call has the same key. */
export async function makeRefund(ctx: CommerceContext, refundId: string): Promise<void> {
  const { db, payments, jobs, now } = ctx;
  const refund = await findRefund(db, refundId);
  if (refund?.status !== 'pending') return;
  const order = await findOrder(db, refund.order_id);
  if (!payments || order?.provider !== payments.provider)
    throw new Error('The gateway that this was paid at is switched off.');
  const answer = await refundAtGateway(payments.client, refund);
  await db.transaction(async (trx) => {
    await lockOrder(trx, refund.order_id);
    const at = now();
    if (answer instanceof CallFailed) return endFailed(ctx, trx, refund, answer.message, at);
    await followRefunds(ctx, trx, refund.order_id, [answer], at);
    if (answer.status === 'pending') await addRefundJob(jobs, trx, refundId, askAgain(refund, at));
  });
  // It may have been refused because somebody paid it back by hand.
  if (answer instanceof CallFailed) await settle(ctx, refund.order_id);
}

async function refundAtGateway(client: PaymentGateway, refund: RefundRow): Promise<GatewayRefund | CallFailed> {
  if (refund.gateway_refund_id) return client.fetchRefund(refund.gateway_refund_id);
  const receipt = receiptOf(refund.refund_id);
  try {
    return await client.refund(refund.gateway_payment_id, {
      amountPaise: refund.amount_paise,
      idempotencyKey: refund.idempotency_key,
      receipt,
      notes: { refund: refund.refund_id },
    });
  } catch (error) {
    if (!isFinal(error)) throw error;
    // An earlier call may have been executed without an answer.
    const made = await client.fetchRefunds(refund.gateway_payment_id);
    return made.find((other) => other.receipt === receipt) ?? error;
  }
}

/** The gateway refused it for good. Answers about wrong keys, too many requests or a call that still runs are not final. */
const isFinal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.outcome === 'refused' && [400, 404, 422].includes(error.status ?? 0);

/** With growing pauses, from a minute to six hours. */
const askAgain = ({ created_at }: RefundRow, at: Date): Date =>
  new Date(at.getTime() + Math.min(Math.max((at.getTime() - created_at.getTime()) / 2, minute), 360 * minute));
