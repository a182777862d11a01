import type { Knex } from 'knex';
import { itemsOf } from '../orders/order-items.repository';
import { lockOrder } from '../orders/orders.repository';
import type { PutUnderReview } from '../orders/put-under-review';
import type { GatewayRefund } from '../../lib/gateway/gateway-objects';
import { paymentsOf } from '../payments/payments.repository';
import { receiptOf } from '../payments/receipt';
import type { BookRefund } from './book-refund';
import type { EndRefund } from './end-refund';
import { amountOf } from './refunds.policy';
import { refundedItems, type RefundRow, refundsOf } from './refunds.repository';

/** Takes over the refunds that the gateway reports for an order that is locked: ours, and those that somebody made there by hand. */
export type FollowRefunds = (
  trx: Knex.Transaction,
  orderId: string,
  reported: readonly GatewayRefund[],
  at: Date,
) => Promise<void>;

export interface FollowRefundsDependencies {
  bookRefund: BookRefund;
  end: EndRefund;
  putUnderReview: PutUnderReview;
}

export function createFollowRefunds({ bookRefund, end, putUnderReview }: FollowRefundsDependencies): FollowRefunds {
  const follow = async (trx: Knex.Transaction, refund: RefundRow, reported: GatewayRefund, at: Date): Promise<void> => {
    const known = { ...refund, gateway_refund_id: reported.id };
    if (refund.status === 'failed' && reported.status !== 'failed') {
      const order = await lockOrder(trx, refund.order_id);
      return putUnderReview(trx, order, { subject: reported.id, reason: 'a refund that had failed is not failed', at });
    }
    if (refund.gateway_refund_id === null)
      await trx('refunds').where('refund_id', refund.refund_id).update({ gateway_refund_id: reported.id });
    if (reported.status === 'processed') await end.processed(trx, known, at);
    if (reported.status === 'failed') await end.failed(trx, known, 'The gateway could not pay it back.', at);
  };

  /** One of the whole remaining amount is treated as ours; any other is put under review. */
  const adopt = async (trx: Knex.Transaction, orderId: string, reported: GatewayRefund, at: Date): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    const payment = (await paymentsOf(trx, [orderId])).find(
      ({ gateway_payment_id }) => gateway_payment_id === reported.payment_id,
    );
    if (!payment || reported.status === 'failed') return;
    const refunded = await refundedItems(trx, orderId);
    const left = (await itemsOf(trx, [orderId])).filter(({ item_id }) => !refunded.has(item_id));
    const items = payment.pays_order ? left : [];
    const whole = reported.amount > 0 && reported.amount === payment.amount_paise - payment.refunded_paise;
    if (!whole || (payment.pays_order && amountOf(left) !== reported.amount)) {
      const reason = `a refund of ${reported.amount} at the gateway is not ours`;
      return putUnderReview(trx, order, { subject: reported.id, reason, at });
    }
    const refund = await bookRefund(trx, order, {
      payment,
      items,
      cause: 'gateway',
      reason: 'made at the gateway',
      at,
      external: { idempotencyKey: `gateway-${reported.id}`, gatewayRefundId: reported.id },
    });
    await follow(trx, refund, reported, at);
  };

  return async (trx, orderId, reported, at) => {
    for (const refund of reported) {
      const ours = (await refundsOf(trx, [orderId])).find(
        ({ refund_id, gateway_refund_id }) =>
          gateway_refund_id === refund.id || receiptOf(refund_id) === refund.receipt,
      );
      await (ours ? follow(trx, ours, refund, at) : adopt(trx, orderId, refund, at));
    }
  };
}
