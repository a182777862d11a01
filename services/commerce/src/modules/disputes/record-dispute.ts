import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import type { RaiseAttention } from '../attention/raise-attention';
import { addHistory } from '../orders/order-history';
import { itemsOf } from '../orders/order-items.repository';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import type { PutUnderReview } from '../orders/put-under-review';
import { type PaymentRow, paymentsOf } from '../payments/payments.repository';
import type { BookRefund } from '../refunds/book-refund';
import type { EndRefund } from '../refunds/end-refund';
import { amountOf } from '../refunds/refunds.policy';
import { refundedItems } from '../refunds/refunds.repository';
import type { GatewayDispute } from './gateway-dispute';

export interface RecordDisputeDependencies {
  db: Database;
  bookRefund: BookRefund;
  end: EndRefund;
  putUnderReview: PutUnderReview;
  raise: RaiseAttention;
  now: () => Date;
}

/** Keeps a dispute about a payment of the order. It leaves access alone until it is lost; then it counts as a refund without a call to the gateway. */
export type RecordDispute = (orderId: string, dispute: GatewayDispute) => Promise<void>;

/** Staff has nothing to do about these. */
const settled = ['won', 'closed'];
/** They come in any order; nothing follows these. */
const ended = [...settled, 'lost'];

export function createRecordDispute(dependencies: RecordDisputeDependencies): RecordDispute {
  const { db, bookRefund, end, putUnderReview, raise, now } = dependencies;
  const lose = async (
    trx: Knex.Transaction,
    order: OrderRow,
    payment: PaymentRow,
    dispute: GatewayDispute,
  ): Promise<void> => {
    const at = now();
    const refunded = await refundedItems(trx, order.order_id);
    const left = (await itemsOf(trx, [order.order_id])).filter(({ item_id }) => !refunded.has(item_id));
    const whole = dispute.amount === payment.amount_paise - payment.refunded_paise && dispute.amount > 0;
    if (!whole || (payment.pays_order && amountOf(left) !== dispute.amount)) {
      const reason = `a dispute of ${dispute.amount} was lost`;
      return putUnderReview(trx, order, { subject: dispute.id, reason, at });
    }
    const refund = await bookRefund(trx, order, {
      payment,
      items: payment.pays_order ? left : [],
      cause: 'dispute',
      reason: 'a dispute was lost',
      at,
      external: { idempotencyKey: `dispute-${dispute.id}`, gatewayRefundId: null },
    });
    await end.processed(trx, refund, at);
  };

  return (orderId, dispute) =>
    db.transaction(async (trx) => {
      const order = await lockOrder(trx, orderId);
      const payment = (await paymentsOf(trx, [orderId])).find(
        ({ gateway_payment_id }) => gateway_payment_id === dispute.payment_id,
      );
      if (!payment) return;
      const known = await trx('disputes')
        .where('dispute_id', dispute.id)
        .first<{ status: string } | undefined>('status');
      if (known?.status === dispute.status || ended.includes(known?.status ?? '')) return;
      const at = now();
      const fields = {
        amount_paise: dispute.amount,
        status: dispute.status,
        respond_by: dispute.respond_by ? new Date(dispute.respond_by * 1_000) : null,
        updated_at: at,
      };
      await trx('disputes')
        .insert({
          dispute_id: dispute.id,
          gateway_payment_id: dispute.payment_id,
          order_id: orderId,
          created_at: at,
          ...fields,
        })
        .onConflict('dispute_id')
        .merge(fields);
      await addHistory(trx, { order_id: orderId, at, event: 'dispute', note: `${dispute.id} ${dispute.status}` });
      if (!known && !settled.includes(dispute.status)) await raise(trx, { kind: 'dispute', id: dispute.id, order }, at);
      if (dispute.status === 'lost') await lose(trx, order, payment, dispute);
    });
}
