import type { Knex } from 'knex';
import { lockOrder } from '../orders/orders.repository';
import type { PutUnderReview } from '../orders/put-under-review';
import type { GatewayRefund } from '../../lib/gateway/gateway-objects';
import { findPayment } from '../payments/payments.repository';
import { receiptOf } from '../payments/receipt';
import type { EndRefund } from './end-refund';
import { type RefundRow, refundsOf } from './refunds.repository';
import type { TakeOverRefund } from './take-over-refund';

/** Takes over the refunds that the gateway reports for an order that is locked: ours, and those that somebody made there by hand. */
export type FollowRefunds = (
  trx: Knex.Transaction,
  orderId: string,
  reported: readonly GatewayRefund[],
  at: Date,
) => Promise<void>;

export interface FollowRefundsDependencies {
  takeOver: TakeOverRefund;
  end: EndRefund;
  putUnderReview: PutUnderReview;
}

export function createFollowRefunds({ takeOver, end, putUnderReview }: FollowRefundsDependencies): FollowRefunds {
  const follow = async (trx: Knex.Transaction, refund: RefundRow, reported: GatewayRefund, at: Date): Promise<void> => {
    const known = { ...refund, gateway_refund_id: reported.id };
    const hadFailed = refund.status === 'failed' || refund.paid_otherwise !== null;
    if (hadFailed && reported.status !== 'failed') {
      const order = await lockOrder(trx, refund.order_id);
      return putUnderReview(trx, order, { subject: reported.id, reason: 'a refund that had failed is not failed', at });
    }
    if (refund.gateway_refund_id === null)
      await trx('refunds').where('refund_id', refund.refund_id).update({ gateway_refund_id: reported.id });
    if (reported.status === 'processed') await end.processed(trx, known, at);
    if (reported.status === 'failed') await end.failed(trx, known, 'The gateway could not pay it back.', at);
  };

  const adopt = async (trx: Knex.Transaction, orderId: string, reported: GatewayRefund, at: Date): Promise<void> => {
    const payment = await findPayment(trx, reported.payment_id);
    if (payment?.order_id !== orderId || reported.status === 'failed') return;
    const refund = await takeOver(trx, await lockOrder(trx, orderId), {
      payment,
      amount: reported.amount,
      cause: 'gateway',
      reason: 'made at the gateway',
      at,
      external: { idempotencyKey: `gateway-${reported.id}`, gatewayRefundId: reported.id },
      review: { reason: `a refund of ${reported.amount} at the gateway is not ours`, subject: reported.id },
    });
    if (refund) await follow(trx, refund, reported, at);
  };

  return async (trx, orderId, reported, at) => {
    const known = await refundsOf(trx, [orderId]);
    const ours = (refund: GatewayRefund): RefundRow | undefined =>
      known.find(
        ({ refund_id, gateway_refund_id }) =>
          gateway_refund_id === refund.id || receiptOf(refund_id) === refund.receipt,
      );
    for (const refund of reported) {
      const row = ours(refund);
      if (row) await follow(trx, row, refund, at);
    }
    // Those come last: what failed of ours is left for them.
    for (const refund of reported) if (!ours(refund)) await adopt(trx, orderId, refund, at);
  };
}
