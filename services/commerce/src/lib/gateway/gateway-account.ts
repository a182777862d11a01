import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { CommerceSettings } from '../../config';
import { createGatewayClient, type GatewayClient } from './gateway-client';

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

/**
 * The account of the settings, at which new orders are paid; null: payments are switched off.
 * @param link another way to the gateway, such as one that stays in this process
 */
export function gatewayAccountOf(settings: CommerceSettings, link?: ServiceLink): GatewayAccount | null {
  const { PAYMENTS: provider, RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = settings;
  if (provider !== 'razorpay' && provider !== 'simulated') return null;
  // With or without the version that the client adds.
  const baseUrl = settings.RAZORPAY_API_URL.replace(/\/(v1\/?)?$/, '');
  return {
    provider,
    keyId,
    keySecret,
    client: createGatewayClient({ baseUrl, keyId, keySecret, link }),
  };
}
