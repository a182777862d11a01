import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { createGatewayClient, type GatewayClient } from './gateway-client';
import { keys, startGateway, type TestGateway } from './start-gateway.fixture';

let gateway: TestGateway;
let client: GatewayClient;
beforeAll(async () => {
  gateway = await startGateway();
  client = createGatewayClient({ baseUrl: gateway.baseUrl, ...keys });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.makeHostile({}));

const failureOf = (call: Promise<unknown>): Promise<CallFailed> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error: CallFailed) => error,
  );
const paid = async (amountPaise = 99_900) => {
  const order = await client.createOrder({ amountPaise, receipt: 'r' });
  return { paymentId: await gateway.pay(order.id) };
};

test('an order is made, and its payments are read', async () => {
  const order = await client.createOrder({ amountPaise: 99_900, receipt: 'o-2026-1', notes: { order: 'o1' } });
  expect(order).toMatchObject({ amount: 99_900, currency: 'INR', status: 'created', notes: { order: 'o1' } });
  const paymentId = await gateway.pay(order.id);
  const [payment] = await client.fetchOrderPayments(order.id);
  expect(payment).toMatchObject({ id: paymentId, status: 'captured' });
  expect(await client.fetchPayment(paymentId)).toEqual(payment);
  expect((await client.listPayments({ count: 1 }))[0]).toEqual(payment);
});

test('all payments of an order are read, also where there are more than the gateway lists by itself', async () => {
  const { id } = await client.createOrder({ amountPaise: 99_900, receipt: 'many' });
  for (let attempt = 0; attempt < 11; attempt += 1) await gateway.pay(id, 'failure');
  const paymentId = await gateway.pay(id);
  const payments = await client.fetchOrderPayments(id);
  expect([payments.length, payments.some((payment) => payment.id === paymentId)]).toEqual([12, true]);
});

test('a payment that is authorised is captured', async () => {
  const { id } = await client.createOrder({ amountPaise: 50_000, receipt: 'r' });
  const paymentId = await gateway.pay(id, 'authorized');
  expect(await client.capture(paymentId, 50_000)).toMatchObject({ status: 'captured' });
  expect(await failureOf(client.capture(paymentId, 50_000))).toMatchObject({
    outcome: 'refused',
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: 'This payment has already been captured' } },
  });
});

test('a refund is made once for one key, and another body with the key is refused', async () => {
  const { paymentId } = await paid();
  const refund = { amountPaise: 10_000, idempotencyKey: 'refund-00001', receipt: 'c-1', notes: { reason: 'x' } };
  const made = await client.refund(paymentId, refund);
  expect(made).toMatchObject({ payment_id: paymentId, amount: 10_000, status: 'processed', receipt: 'c-1' });
  expect(await client.refund(paymentId, refund)).toEqual(made);
  expect(await failureOf(client.refund(paymentId, { ...refund, amountPaise: 20_000 }))).toMatchObject({
    outcome: 'refused',
  });
  expect(await client.fetchRefunds(paymentId)).toEqual([made]);
  expect(await client.fetchRefund(made.id)).toEqual(made);
  expect((await client.listRefunds())[0]).toEqual(made);
});

test.each([
  ['a 5xx after the work is done', { failAfter: 1 }],
  ['no answer at all after the work is done', { hangAfter: 1 }],
])('%s leaves the outcome unknown, and the same key gives the refund', async (_what, api) => {
  const { paymentId } = await paid();
  const refund = { amountPaise: 10_000, idempotencyKey: `refund-${paymentId}` };
  await gateway.makeHostile({ api: { ...api, method: 'POST', path: '/refund', times: 1 } });
  const hasty = createGatewayClient({ baseUrl: gateway.baseUrl, ...keys, timeoutMs: 1_500 });
  expect(await failureOf(hasty.refund(paymentId, refund))).toMatchObject({ outcome: 'unknown' });
  const made = await client.refund(paymentId, refund);
  expect(await client.fetchRefunds(paymentId)).toEqual([made]);
});

test('a read that comes too often is repeated when the gateway says', async () => {
  const { paymentId } = await paid();
  await gateway.makeHostile({ api: { tooMany: 1, retryAfter: 0, times: 2 } });
  expect(await client.fetchPayment(paymentId)).toMatchObject({ id: paymentId });
});

test.each([
  ['without a time', null],
  ['with a time that is too far away', 60],
])('a read that comes too often fails %s', async (_what, retryAfter) => {
  await gateway.makeHostile({ api: { tooMany: 1, retryAfter } });
  expect(await failureOf(client.fetchPayment('pay_1'))).toMatchObject({ outcome: 'refused', status: 429 });
});

test('calls that write are never repeated', async () => {
  await gateway.makeHostile({ api: { tooMany: 1, retryAfter: 0, times: 1 } });
  expect(await failureOf(client.createOrder({ amountPaise: 100, receipt: 'r' }))).toMatchObject({
    outcome: 'refused',
    status: 429,
    retryAfter: 0,
  });
});

test('another key pair is refused', async () => {
  const other = createGatewayClient({ baseUrl: gateway.baseUrl, ...keys, keySecret: 'other' });
  expect(await failureOf(other.listPayments())).toMatchObject({ outcome: 'refused', status: 401 });
});

test('a call to an unreachable server is reported as not sent', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const unreachable = createGatewayClient({ baseUrl: `http://127.0.0.1:${port}`, ...keys });
  expect(await failureOf(unreachable.createOrder({ amountPaise: 100, receipt: 'r' }))).toMatchObject({
    outcome: 'not-sent',
    status: undefined,
  });
});

test('the client works inside one process as well', async () => {
  const link = injectLink(gateway.app);
  const inside = createGatewayClient({
    baseUrl: `${link.baseUrl}/gateway-simulator`,
    ...keys,
    timeoutMs: 1_000,
    link,
  });
  expect(await inside.createOrder({ amountPaise: 12_300, receipt: 'inside' })).toMatchObject({ amount: 12_300 });
  await gateway.makeHostile({ api: { hangBefore: 1, times: 1 } });
  expect(await failureOf(inside.listRefunds())).toMatchObject({ outcome: 'unknown', status: undefined });
});

describe('unusual answers of a gateway', () => {
  const answers = { body: '' };
  const server = createServer((_request, response) => response.end(answers.body));
  let odd: GatewayClient;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    odd = createGatewayClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...keys });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const payment = { id: 'pay_1', amount: 100, currency: 'INR', status: 'captured', order_id: null };

  test.each([
    payment,
    { ...payment, method: '', further: { reward: null } },
    { ...payment, method: null, captured: null },
  ])('%j is accepted with all its fields', async (body) => {
    answers.body = JSON.stringify(body);
    expect(await odd.fetchPayment('pay_1')).toEqual(body);
  });

  test.each([
    ['no JSON', '<html>'],
    ['an amount that is none', JSON.stringify({ ...payment, amount: '100' })],
    ['another thing', '[]'],
    ['two megabytes', `"${'x'.repeat(2 * 1_024 * 1_024)}"`],
  ])('%s is no answer', async (_what, body) => {
    answers.body = body;
    expect(await failureOf(odd.fetchPayment('pay_1'))).toMatchObject({ outcome: 'unknown' });
  });
});
