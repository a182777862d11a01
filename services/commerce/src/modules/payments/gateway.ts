import type { GatewayClient } from '../../lib/gateway/gateway-client';

/** The calls to the gateway that orders need. No transaction is open during a call. */
export type PaymentGateway = Pick<
  GatewayClient,
  | 'createOrder'
  | 'fetchOrderPayments'
  | 'fetchPayment'
  | 'capture'
  | 'refund'
  | 'fetchRefund'
  | 'fetchRefunds'
  | 'listPayments'
  | 'listRefunds'
>;

/** The account at the gateway at which new orders are paid. */
export interface GatewayAccount {
  provider: 'razorpay' | 'simulated';
  client: PaymentGateway;
  keyId: string;
  keySecret: string;
}

/** A page of all that the gateway has, by Unix seconds. */
export type GatewayPage = Parameters<PaymentGateway['listPayments']>[0];
