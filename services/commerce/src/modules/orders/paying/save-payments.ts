import type { Knex } from 'knex';
import type { GatewayPayment } from '../../../lib/gateway/gateway-objects';
import { mergeStatus } from './payment-status';
import { type PaymentRow, paymentsOf, savePayment } from './payments.repository';

/** Stores the payments that the gateway reports; a status never goes back. Returns all payments of the order, which is locked. */
export async function savePayments(
  trx: Knex.Transaction,
  orderId: string,
  reported: readonly GatewayPayment[],
  now: Date,
): Promise<PaymentRow[]> {
  const known = new Map((await paymentsOf(trx, [orderId])).map((row) => [row.gateway_payment_id, row]));
  for (const payment of reported) {
    const before = known.get(payment.id);
    const status = mergeStatus(before?.status, payment);
    await savePayment(trx, {
      gateway_payment_id: payment.id,
      order_id: orderId,
      // What was captured never changes its amount.
      amount_paise: before?.captured_at ? before.amount_paise : payment.amount,
      currency: before?.captured_at ? before.currency : payment.currency,
      status,
      method: payment.method ?? before?.method ?? null,
      captured_at: status === 'captured' ? (before?.captured_at ?? now) : null,
      created_at: before?.created_at ?? now,
      updated_at: now,
    });
  }
  return paymentsOf(trx, [orderId]);
}
