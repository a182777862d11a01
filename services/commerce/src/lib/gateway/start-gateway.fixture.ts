import type { AddressInfo } from 'node:net';
import {
  gatewaySimulatorMigrations,
  gatewaySimulatorPlugin,
  gatewaySimulatorSchema,
  type Hostile,
  type WebhookDelivery,
} from '@vidyapath/gateway-simulator/app';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';

export const keys = { keyId: 'rzp_test_simulated', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

/** The simulated gateway on a port of its own. */
export async function startGateway() {
  const seed = { schema: gatewaySimulatorSchema, migrations: gatewaySimulatorMigrations };
  const database = await createTestDatabase(seed);
  const db = await prepareTestDatabase(database.url, seed);
  const app = await createTestServer('gateway-simulator');
  const deliveries: WebhookDelivery[] = [];
  const sendWebhook = async (delivery: WebhookDelivery) => {
    deliveries.push(delivery);
    return 200;
  };
  await app.register(gatewaySimulatorPlugin, { db, ...keys, sendWebhook });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const control = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const url = `/gateway-simulator/control${path}`;
    return (await app.inject({ method, url, headers: { authorization }, payload })).json<Record<string, unknown>>();
  };
  return {
    app,
    deliveries,
    baseUrl: `http://127.0.0.1:${port}/gateway-simulator`,
    makeHostile: (hostile: Hostile) => control('PUT', '', hostile),
    pay: async (order_id: string, outcome = 'success') =>
      String((await control('POST', '/payments', { order_id, method: 'upi', outcome }))['payment_id']),
    endRefund: (id: string, status: 'processed' | 'failed') => control('POST', `/refunds/${id}`, { status }),
    stop: async () => {
      await closeAtOnce(app);
      await db.destroy();
      await database.drop();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
