import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { type GatewayRefund, receiptOf } from '../../../lib/gateway/gateway-objects';
import { putUnderReview } from '../attention/put-under-review';
import { lockOrder } from '../orders.repository';
import { findPayment } from '../paying/payments.repository';
import { endFailed, endProcessed } from './end-refund';
import { type RefundRow, refundsOf } from './refunds.repository';
import { takeOverRefund } from './take-over-refund';

/** Takes over the refunds that the gateway reports for an order that is locked: ours, and those that somebody made there by hand. */
export async function followRefunds(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  orderId: string,
  reported: readonly GatewayRefund[],
  at: Date,
): Promise<void> {
  const known = await refundsOf(trx, [orderId]);
  const ours = (refund: GatewayRefund): RefundRow | undefined =>
    known.find(
      ({ refund_id, gateway_refund_id }) => gateway_refund_id === refund.id || receiptOf(refund_id) === refund.receipt,
    );
  for (const refund of reported) {
    const row = ours(refund);
    if (row) await follow(ctx, trx, row, refund, at);
  }
  // Those come last: what failed of ours is left for them.
  for (const refund of reported) if (!ours(refund)) await adopt(ctx, trx, orderId, refund, at);
}

async function follow(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  refund: RefundRow,
  reported: GatewayRefund,
  at: Date,
): Promise<void> {
  const known = { ...refund, gateway_refund_id: reported.id };
  const hadFailed = refund.status === 'failed' || refund.paid_otherwise !== null;
  if (hadFailed && reported.status !== 'failed') {
    const order = await lockOrder(trx, refund.order_id);
    const reason = 'a refund that had failed is not failed';
    return putUnderReview(ctx.events, trx, order, { subject: reported.id, reason, at });
  }
  if (refund.gateway_refund_id === null)
    await trx('refunds').where('refund_id', refund.refund_id).update({ gateway_refund_id: reported.id });
  if (reported.status === 'processed') await endProcessed(ctx, trx, known, at);
  if (reported.status === 'failed') await endFailed(ctx, trx, known, 'The gateway could not pay it back.', at);
}

async function adopt(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  orderId: string,
  reported: GatewayRefund,
  at: Date,
): Promise<void> {
  const payment = await findPayment(trx, reported.payment_id);
  if (payment?.order_id !== orderId || reported.status === 'failed') return;
  const refund = await takeOverRefund(ctx, trx, await lockOrder(trx, orderId), {
    payment,
    amount: reported.amount,
    cause: 'gateway',
    reason: 'made at the gateway',
    at,
    external: { idempotencyKey: `gateway-${reported.id}`, gatewayRefundId: reported.id },
    review: { reason: `a refund of ${reported.amount} at the gateway is not ours`, subject: reported.id },
  });
  if (refund) await follow(ctx, trx, refund, reported, at);
}
