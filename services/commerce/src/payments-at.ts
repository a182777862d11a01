import type { CommerceSettings } from './config';
import { createGatewayClient } from './lib/gateway/gateway-client';
import type { PaymentsAt } from './modules/payments/gateway';

/**
 * Where new orders are paid, as the settings say; null: nowhere.
 * @param send another way to the gateway, such as one that stays in this process
 */
export function paymentsAt(settings: CommerceSettings, send?: typeof fetch): PaymentsAt | null {
  const { PAYMENTS: provider, RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = settings;
  if (provider !== 'razorpay' && provider !== 'simulated') return null;
  // With or without the version that the client adds.
  const baseUrl = settings.RAZORPAY_API_URL.replace(/\/(v1\/?)?$/, '');
  return {
    provider,
    keyId,
    keySecret,
    client: createGatewayClient({ baseUrl, keyId, keySecret, ...(send && { fetch: send }) }),
  };
}
