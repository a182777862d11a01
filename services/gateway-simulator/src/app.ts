import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import type { FastifyInstance } from 'fastify';
import { createContext, defaultPath, type GatewaySimulatorOptions } from './context';
import { answerInGatewayShape } from './lib/answer-errors';
import { registerCheckout } from './modules/checkout/checkout';
import { registerControl } from './modules/control/control';
import { registerDisputes } from './modules/disputes/disputes';
import { registerOrders } from './modules/orders/orders';
import { registerPayments } from './modules/payments/payments';
import { registerRefunds } from './modules/refunds/refunds';
import { registerWebhooks } from './modules/webhooks/webhooks';

export { defaultPath, type GatewaySimulatorOptions } from './context';
export { gatewaySimulatorMigrations } from './migrations/migrations';
export { gatewaySimulatorSchema } from './migrations/schema';
export { type Hostile, HostileSchema } from './modules/control/settings.schema';
export type { SendWebhook, WebhookDelivery } from './modules/webhooks/send-webhook';

const bodyBytesMax = 64 * 1_024;

/** The payment gateway's API, webhooks and checkout page, in which no money moves. */
export async function gatewaySimulatorPlugin(
  instance: FastifyInstance,
  options: GatewaySimulatorOptions,
): Promise<void> {
  watchDatabase(instance, 'gateway-simulator', options.db);
  const ctx = createContext(instance, options);
  await instance.register(
    async (app) => {
      app.addHook('onRoute', (route) => {
        route.bodyLimit = bodyBytesMax;
      });
      answerInGatewayShape(app);
      registerControl(app, ctx);
      registerWebhooks(app, ctx);
      registerOrders(app, ctx);
      registerPayments(app, ctx);
      registerRefunds(app, ctx);
      registerDisputes(app, ctx);
      registerCheckout(app, ctx);
    },
    { prefix: options.publicPath ?? defaultPath },
  );
}
