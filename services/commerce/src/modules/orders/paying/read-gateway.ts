import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import type { OrderRow } from '../orders.repository';
import type { GatewayPayment, GatewayRefund } from '../../../lib/gateway/gateway-objects';
import type { PaymentGateway } from '../../../lib/gateway/gateway-account';
import { knownPayment } from './known-payment';
import { reportedStatus } from './payment-status';

/** What the gateway knows of an order. */
export interface GatewayView {
  payments: GatewayPayment[];
  /** Of the captured ones. */
  refunds: GatewayRefund[];
}

/** Reads the order's payments and their refunds, and captures what is only authorised. Call it outside of transactions. */
export async function readGateway(
  client: PaymentGateway,
  order: OrderRow & { gateway_order_id: string },
  paymentId?: string,
): Promise<GatewayView> {
  const payments = await fetchPayments(client, order.gateway_order_id, paymentId);
  const settled = await captureOne(client, order, payments);
  const captured = settled.filter((payment) => reportedStatus(payment) === 'captured');
  const refunds = await Promise.all(captured.map(({ id }) => client.fetchRefunds(id)));
  return { payments: settled, refunds: refunds.flat() };
}

/** Lists may lag behind; the named payment is fetched by itself where they do not have it yet. */
async function fetchPayments(
  client: PaymentGateway,
  gatewayOrderId: string,
  named?: string,
): Promise<GatewayPayment[]> {
  const listed = await client.fetchOrderPayments(gatewayOrderId);
  if (named === undefined || listed.some(({ id }) => id === named)) return listed;
  const payment = await knownPayment(client, named);
  return payment?.order_id === gatewayOrderId ? [...listed, payment] : listed;
}

/** At most one, and only where nothing is captured: what is never captured goes back by itself. */
async function captureOne(
  client: PaymentGateway,
  { status, review, total_paise }: OrderRow,
  payments: GatewayPayment[],
): Promise<GatewayPayment[]> {
  const waits = ['pending', 'cancelled', 'expired'].includes(status) && review === null;
  if (!waits || payments.some((payment) => reportedStatus(payment) === 'captured')) return payments;
  const authorized = payments.find(
    ({ status: reported, amount, currency }) =>
      reported === 'authorized' && amount === total_paise && currency === 'INR',
  );
  if (!authorized) return payments;
  await client.capture(authorized.id, total_paise).catch((error: unknown) => {
    // Such as one that was captured in between: its present status is read below.
    if (!(error instanceof CallFailed && error.outcome === 'refused')) throw error;
  });
  const now = await client.fetchPayment(authorized.id);
  return payments.map((payment) => (payment.id === now.id ? now : payment));
}
