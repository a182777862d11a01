import type { ConfirmBody, Order } from '@vidyapath/http/commerce-orders';
import { badRequest, conflict } from '@vidyapath/service-kit/http/errors';
import type { CommerceContext } from '../../../context';
import { paymentSignatureHolds } from '../../../lib/gateway/gateway-signatures';
import { presentNow } from '../present-now';
import { ownOrder, type Requester } from '../orders.service';
import { orUnavailable } from './gateway-unavailable';
import { knownPayment } from './known-payment';
import { paymentsOf } from './payments.repository';
import { settle } from './settle';

/** Settles the order after a payment that checkout reports, if the signature holds. */
export async function confirmPayment(
  ctx: CommerceContext,
  requester: Requester,
  orderId: string,
  body: ConfirmBody,
): Promise<Order> {
  const { db, payments } = ctx;
  const { gateway_order_id } = await ownOrder(db, requester, orderId);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = body;
  const holds = (id: string): boolean =>
    payments !== null && paymentSignatureHolds(payments.keySecret, id, paymentId, signature);
  if (gateway_order_id === null || !holds(gateway_order_id)) {
    if (holds(body.razorpay_order_id)) throw ofAnotherOrder();
    throw badRequest('razorpay_signature', 'This payment cannot be confirmed.');
  }
  await orUnavailable(settle(ctx, orderId, paymentId));
  await assertOwnPayment(ctx, orderId, gateway_order_id, paymentId);
  return presentNow(db, orderId);
}

/** A signature tells of which order the browser says that the payment is; the gateway knows it. */
async function assertOwnPayment(
  { db, payments }: CommerceContext,
  orderId: string,
  gatewayOrderId: string,
  paymentId: string,
): Promise<void> {
  const own = await paymentsOf(db, [orderId]);
  if (!payments || own.some(({ gateway_payment_id }) => gateway_payment_id === paymentId)) return;
  const payment = await orUnavailable(knownPayment(payments.client, paymentId));
  if (payment && payment.order_id !== gatewayOrderId) throw ofAnotherOrder();
}

const ofAnotherOrder = () => conflict('order-state', 'This payment is of another order.');
