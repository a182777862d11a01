import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import { housekeepingJobs } from './jobs/housekeeping';
import { answerInGatewayShape } from './lib/answer-errors';
import { createKeyCheck } from './lib/basic-auth';
import { createSimulator, type Simulator } from './simulator';
import { checkoutFileRoutes } from './modules/checkout/checkout-files.routes';
import { checkoutControlRoutes, checkoutRoutes } from './modules/checkout/checkout.routes';
import { controlRoutes } from './modules/control/control.routes';
import { makeHostile } from './modules/control/hostile-api';
import type { Hostile } from './modules/control/settings.schema';
import { disputesRoutes } from './modules/disputes/disputes.routes';
import { ordersRoutes } from './modules/orders/orders.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { refundsControlRoutes, refundsRoutes } from './modules/refunds/refunds.routes';
import { postWebhook, type SendWebhook } from './modules/webhooks/send-webhook';

export { gatewaySimulatorMigrations } from './migrations/migrations';
export { gatewaySimulatorSchema } from './migrations/schema';
export { type Hostile, HostileSchema } from './modules/control/settings.schema';
export type { SendWebhook, WebhookDelivery } from './modules/webhooks/send-webhook';

/** Webhooks go to a function of this process, or to an address. With null none are made and no jobs run: another simulator on this database does its own. */
export type GatewaySimulatorOptions = SimulatorSettings &
  ({ sendWebhook: SendWebhook | null } | { webhookUrl: string });

interface SimulatorSettings {
  /** A pool in the simulator's schema, migrated. The caller destroys it. */
  db: Database;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Its path for browsers and clients; {@link defaultPath} by default. */
  publicPath?: string;
  now?: () => Date;
  /** The hostile settings until `/control` changes them. */
  hostile?: Hostile;
}

export const defaultPath = '/gateway-simulator';
const bodyBytesMax = 64 * 1_024;

/** The payment gateway's API, webhooks and checkout page, in which no money moves. */
export async function gatewaySimulatorPlugin(
  instance: FastifyInstance,
  options: GatewaySimulatorOptions,
): Promise<void> {
  const { db, publicPath = defaultPath, now = () => new Date() } = options;
  watchDatabase(instance, 'gateway-simulator', db);
  startHousekeeping(instance, housekeepingJobs(db));
  const send = 'sendWebhook' in options ? options.sendWebhook : postWebhook(options.webhookUrl);
  const simulator = createSimulator({ ...options, send, now });
  if (send) simulator.jobs.start(instance);
  const { hostile } = options;
  if (hostile) instance.addHook('onReady', () => simulator.settings.begin(hostile));
  await instance.register((app) => simulatorRoutes(app, simulator, options), { prefix: publicPath });
}

async function simulatorRoutes(app: FastifyInstance, parts: Simulator, keys: SimulatorSettings) {
  const checkKey = createKeyCheck(keys);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = bodyBytesMax;
  });
  answerInGatewayShape(app);
  checkoutFileRoutes(app);
  checkoutRoutes(app, parts.checkout);
  await app.register(async (control) => {
    control.addHook('onRequest', checkKey);
    controlRoutes(control, parts.settings);
    checkoutControlRoutes(control, parts.checkout);
    disputesRoutes(control, parts.disputes);
    refundsControlRoutes(control, parts.refunds);
  });
  await app.register(
    async (api) => {
      api.addHook('onRequest', checkKey);
      makeHostile(api, parts.settings);
      ordersRoutes(api, parts.orders);
      paymentsRoutes(api, parts.payments);
      refundsRoutes(api, parts.refunds);
    },
    { prefix: '/v1' },
  );
}
