import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { CommerceSettings } from './config';
import { createGatewayClient } from './lib/gateway/gateway-client';
import type { GatewayAccount } from './modules/payments/gateway';

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
