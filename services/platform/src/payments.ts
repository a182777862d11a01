import { type CommerceSettings, commerceSettings } from '@vidyapath/commerce/app';
import { gatewaySimulatorPlugin } from '@vidyapath/gateway-simulator/app';
import { servicePaths } from '@vidyapath/http/service-paths';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import type { SellingConfig } from './platform-config';

/** No secrets: with them anyone who tries the product may make the simulator hostile, and no money moves in it. */
export const simulatorKeys = {
  keyId: 'rzp_test_simulated',
  keySecret: 'simulated-key-secret',
  webhookSecret: 'simulated-webhook-secret',
};
const simulated = {
  RAZORPAY_KEY_ID: simulatorKeys.keyId,
  RAZORPAY_KEY_SECRET: simulatorKeys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: simulatorKeys.webhookSecret,
  RAZORPAY_API_URL: 'http://localhost/gateway-simulator',
};

/** Commerce's settings under `npm start`; with `simulated` the simulator of this process is the gateway. Settings that production refuses were refused before. */
export function paymentSettings(config: Partial<SellingConfig>): CommerceSettings {
  const given = Object.entries(config).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return commerceSettings(
    { ...Object.fromEntries(given), ...(config.PAYMENTS === 'simulated' && simulated) },
    undefined,
  );
}

/** Puts the simulator on the server of the shop; both speak to each other within this process. */
export async function mountSimulator(app: ServiceServer, db: Database): Promise<void> {
  await app.register(gatewaySimulatorPlugin, {
    db,
    ...simulatorKeys,
    sendWebhook: async ({ headers, body }) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: servicePaths.gatewayWebhook,
        headers,
        payload: body,
      });
      return statusCode;
    },
  });
}
