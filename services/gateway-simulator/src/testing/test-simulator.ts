import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { InjectOptions } from 'fastify';
import {
  gatewaySimulatorMigrations,
  gatewaySimulatorPlugin,
  gatewaySimulatorSchema,
  type GatewaySimulatorOptions,
  type Hostile,
  type WebhookDelivery,
} from '../app';
import type { PayBody } from '../modules/payments/payments.schema';

const keys = { keyId: 'rzp_test_simulated', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

export interface Event {
  event: string;
  payload: Record<string, { entity: Record<string, unknown> }>;
}

/** The simulator on its own database. Its webhooks are kept; `answer` is the shop's answer to them. */
export async function startTestSimulator(over: Partial<Pick<GatewaySimulatorOptions, 'now' | 'hostile'>> = {}) {
  const seed = { schema: gatewaySimulatorSchema, migrations: gatewaySimulatorMigrations };
  const database = await createTestDatabase(seed);
  const db = await prepareTestDatabase(database.url, seed);
  const app = await createTestServer('gateway-simulator');
  const deliveries: WebhookDelivery[] = [];
  const shop = { answer: (): number => 200 };
  const send = async (delivery: WebhookDelivery) => {
    deliveries.push(delivery);
    return shop.answer();
  };
  const options = { db, ...keys, sendWebhook: send, ...over };
  await app.register(gatewaySimulatorPlugin, options);
  await app.ready();

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object, headers = {}) => {
    const options: InjectOptions = { method, url: `/gateway-simulator${path}`, headers: { authorization, ...headers } };
    return app.inject({ ...options, ...(payload && { payload }) });
  };
  return {
    app,
    db,
    options,
    keys,
    authorization,
    deliveries,
    shop,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, payload?: object, headers = {}) => call('POST', path, payload, headers),
    events: (): Event[] => deliveries.map(({ body }) => JSON.parse(body.toString()) as Event),
    makeHostile: (hostile: Hostile) => call('PUT', '/control', hostile),
    order: async (amount = 99_900, more: object = {}) =>
      (await call('POST', '/v1/orders', { amount, currency: 'INR', ...more })).json<{ id: string }>().id,
    pay: async (order_id: string, outcome: PayBody['outcome'] = 'success', more: object = {}) =>
      (await call('POST', '/control/payments', { order_id, method: 'upi', outcome, ...more })).json<{
        payment_id: string;
        status: string;
      }>(),
    stop: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

export type TestSimulator = Awaited<ReturnType<typeof startTestSimulator>>;
