import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedUsers } from '@vidyapath/auth/app';
import { seedCatalogue } from '@vidyapath/catalogue/app';
import { seedPlans } from '@vidyapath/commerce/app';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { simulatorKeys } from '../payments';
import { prepareServices } from '../services';
import { createPlatformUnderTest, noVariables, quietConfig } from '../testing/platform-under-test';
import { demoCatalogue } from './content/demo-catalogue';
import { demoAccounts } from './demo-accounts';
import { demoRecords } from './demo-records';
import { loadDemoSales } from './load-demo-sales';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

/** A platform with the demo's accounts, courses and plans, as it is when it begins to serve. */
async function startedPlatform() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-sales-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const config = { ...quietConfig, ...noVariables, DATA_DIR: dataDir, PAYMENTS: 'simulated' } as const;
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  const { auth, catalogue, commerce } = services.databases;
  await seedUsers(auth, [...demoAccounts]);
  await seedPlans(commerce, [2], new Date());
  await seedCatalogue(catalogue, demoRecords(demoCatalogue, { banners: [], introduction: '', clips: [] }));
  const { app, close } = await createPlatformUnderTest(services.mount);
  closers.push(close);
  await app.ready();
  return { app, services, config };
}

const { keyId, keySecret } = simulatorKeys;
const gatewayKey = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` };

test('a payment that only the gateway reports is booked while the demo’s sales are made', async () => {
  const { app, services, config } = await startedPlatform();
  const post = async <Answer>(url: string, payload: object, headers = {}): Promise<Answer> =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();
  const [admin] = demoAccounts;
  const { access_token } = await post<{ access_token: string }>('/auth/login', admin);
  const headers = { authorization: `Bearer ${access_token}` };

  const stop = new AbortController();
  const loading = loadDemoSales(services, config, stop.signal).catch(() => undefined);
  const { commerce } = services.databases;
  await until(async () => commerce('orders').where({ status: 'paid' }).first('order_id'));
  const items = [{ kind: 'course', course_id: 2 }];
  const { total_paise } = await post<{ total_paise: number }>('/api/commerce/quote', { items }, headers);
  const { order_id, checkout } = await post<{ order_id: string; checkout: { gateway_order_id: string } }>(
    '/api/commerce/orders',
    { items, billing: { name: 'Ananya Rao', place_of_supply: '21' }, expected_total_paise: total_paise },
    headers,
  );
  const payment = { order_id: checkout.gateway_order_id, method: 'upi', outcome: 'success' };
  await post('/gateway-simulator/control/payments', payment, gatewayKey);
  const paid = await until(async () => commerce('orders').where({ order_id, status: 'paid' }).first('order_id'));
  expect(paid).toEqual({ order_id });
  stop.abort();
  await loading;
  // Less than the time after which commerce asks the gateway by itself.
}, 25_000);
