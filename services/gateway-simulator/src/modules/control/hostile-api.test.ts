import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { gatewaySimulatorPlugin } from '../../app';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';
import { friendly } from './settings.schema';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator({ hostile: { api: { slowMs: 1 } } });
});
afterAll(() => gateway.stop());

const create = (receipt: string) => gateway.post('/v1/orders', { amount: 100, currency: 'INR', receipt });
const countOf = async (receipt: string): Promise<number> =>
  (await gateway.get(`/v1/orders?receipt=${receipt}`)).json<{ count: number }>().count;

test('begins with the settings of its options, until they are changed', async () => {
  expect((await gateway.get('/control')).json()).toEqual({ ...friendly, api: { ...friendly.api, slowMs: 1 } });
  await gateway.makeHostile({ seed: 5 });
  expect((await gateway.get('/control')).json()).toEqual({ ...friendly, seed: 5 });
  expect((await create('slow')).statusCode).toBe(200);
});

test('all replicas share the settings', async () => {
  const other = await createTestServer();
  await other.register(gatewaySimulatorPlugin, gateway.options);
  const { authorization } = gateway;
  const order = await gateway.order();
  await gateway.makeHostile({ lists: { lagSeconds: 60 } });
  const read = (path: string) => other.inject({ url: `/gateway-simulator${path}`, headers: { authorization } });
  expect((await read(`/v1/orders/${order}`)).json()).toMatchObject({ id: order });
  expect((await read('/v1/orders')).json()).toMatchObject({ count: 0 });
  expect((await read('/control')).json()).toMatchObject({ lists: { lagSeconds: 60 } });
  await other.close();
});

test('fails before the work is done', async () => {
  await gateway.makeHostile({ api: { failBefore: 1, method: 'POST' } });
  const answer = await create('before');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ error: { code: 'SERVER_ERROR' } });
  expect(await countOf('before')).toBe(0);
});

test('fails after the work is done', async () => {
  await gateway.makeHostile({ api: { failAfter: 1, method: 'POST', path: '/orders' } });
  expect((await create('after')).statusCode).toBe(500);
  expect(await countOf('after')).toBe(1);
});

test('a refusal stays a refusal', async () => {
  await gateway.makeHostile({ api: { failAfter: 1 } });
  expect((await gateway.get('/v1/orders/order_1')).statusCode).toBe(400);
});

test('hangs before the work is done', async () => {
  await gateway.makeHostile({ api: { hangBefore: 1, method: 'POST', times: 1 } });
  const answered = jest.fn();
  void create('hangBefore').then(answered);
  await until(async () =>
    (await gateway.db('control').first<{ api_hits: number }>())?.api_hits === 1 ? true : undefined,
  );
  expect(await countOf('hangBefore')).toBe(0);
  expect(answered).not.toHaveBeenCalled();
});

test('hangs after the work is done', async () => {
  await gateway.makeHostile({ api: { hangAfter: 1, method: 'POST' } });
  const answered = jest.fn();
  void create('hangAfter').then(answered);
  await until(async () => ((await countOf('hangAfter')) === 1 ? true : undefined));
  expect(answered).not.toHaveBeenCalled();
});

test.each([
  [3, '3'],
  [null, undefined],
])('too many calls, with %p seconds to wait', async (retryAfter, header) => {
  await gateway.makeHostile({ api: { tooMany: 1, retryAfter } });
  const answer = await create('many');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe(header);
});

test('only the given number of calls fails', async () => {
  await gateway.makeHostile({ api: { failBefore: 1, times: 2 } });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await create('times')).statusCode);
  expect(statuses).toEqual([500, 500, 200, 200]);
});

test('a share of calls fails, the same ones for the same seed', async () => {
  const statuses = async () => {
    await gateway.makeHostile({ seed: 3, api: { failBefore: 0.5 } });
    const all = [];
    for (let call = 0; call < 12; call += 1) all.push((await create('share')).statusCode);
    return all;
  };
  const first = await statuses();
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await statuses()).toEqual(first);
});

test.each([
  { seed: -1 },
  { webhooks: { copies: 11 } },
  { webhooks: { dropShare: 2 } },
  { webhooks: { secret: 'short' } },
  { api: { slowMs: 60_001 } },
  { api: { path: 'x'.repeat(41) } },
  { payments: { lateSeconds: 90_000 } },
  { other: {} },
  { lists: { lag: 1 } },
])('%j is refused', async (settings) => {
  expect((await gateway.call('PUT', '/control', settings)).statusCode).toBe(400);
});
