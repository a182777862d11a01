import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { findOrder, lockOrder } from '../orders/orders.repository';
import type { PutUnderReview } from '../orders/put-under-review';
import { refundsOf } from '../refunds/refunds.repository';
import type { FollowRefunds } from '../refunds/follow-refunds';
import type { AcceptCapture } from './accept-capture';
import type { GatewayAccount } from './gateway';
import { judgeCapture } from './judge-capture';
import type { PaymentRow } from './payments.repository';
import { type GatewayView, readGateway } from './read-gateway';
import { savePayments } from './save-payments';

export interface SettleDependencies {
  db: Database;
  /** Null: payments are switched off. */
  payments: GatewayAccount | null;
  accept: AcceptCapture;
  followRefunds: FollowRefunds;
  putUnderReview: PutUnderReview;
  now: () => Date;
}

/**
 * The only way in which payments are taken over: reads the payments and refunds of the order at the gateway and applies them. It may be called
 * any number of times, also concurrently. `paymentId` names one that the gateway's list may not have yet.
 */
export type Settle = (orderId: string, paymentId?: string) => Promise<void>;

export function createSettle(dependencies: SettleDependencies): Settle {
  const { db, payments, accept, followRefunds, putUnderReview, now } = dependencies;
  const judge = async (trx: Knex.Transaction, orderId: string, payment: PaymentRow, at: Date): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    const refunds = await refundsOf(trx, [orderId]);
    const refunded = refunds.some((refund) => refund.gateway_payment_id === payment.gateway_payment_id);
    const judgement = judgeCapture(order, payment, refunded);
    if (judgement === 'wrong-money') {
      const reason = `captured ${payment.amount_paise} ${payment.currency} of ${order.total_paise} INR`;
      return putUnderReview(trx, order, { subject: payment.gateway_payment_id, reason, at });
    }
    if (judgement !== 'done') await accept(trx, { order, payment, judgement, at });
  };

  const apply = async (orderId: string, view: GatewayView): Promise<void> =>
    db.transaction(async (trx) => {
      const at = now();
      await lockOrder(trx, orderId);
      for (const payment of await savePayments(trx, orderId, view.payments, at)) await judge(trx, orderId, payment, at);
      await followRefunds(trx, orderId, view.refunds, at);
    });

  return async (orderId, paymentId) => {
    const order = await findOrder(db, orderId);
    if (!order || order.provider !== payments?.provider || order.gateway_order_id === null) return;
    const named = { ...order, gateway_order_id: order.gateway_order_id };
    await apply(orderId, await readGateway(payments.client, named, paymentId));
  };
}
