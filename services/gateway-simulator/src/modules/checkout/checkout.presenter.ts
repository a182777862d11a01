import type { OrderRow } from '../orders/orders';
import type { PaymentRow } from '../payments/payments';
import { signatureOf } from '../../lib/signature';

export const presentOffer = ({ id, amount, currency, status }: OrderRow) => ({
  order_id: id,
  amount,
  currency,
  status,
});

/** The result for the shop: `success` with its signature, or `error`, or neither while nothing is decided. */
export function presentResult({ id, order_id, status, error }: PaymentRow, keySecret: string) {
  const paid = status !== 'created' && status !== 'failed';
  return {
    payment_id: id,
    order_id,
    status,
    success: paid
      ? {
          razorpay_payment_id: id,
          razorpay_order_id: order_id,
          razorpay_signature: signatureOf(keySecret, `${order_id}|${id}`),
        }
      : null,
    error: status === 'failed' && error ? { ...error, metadata: { payment_id: id, order_id } } : null,
  };
}
