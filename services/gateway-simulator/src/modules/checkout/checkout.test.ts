import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { buildFiles } from '../../browser/build-files';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';
import files from './checkout-files.json';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator();
});
afterAll(() => gateway.stop());

/** As a browser calls: with the public half of the key pair. */
const ask = (path: string, payload?: object, key = gateway.keys.keyId) =>
  gateway.app.inject({
    url: `/gateway-simulator/checkout/${path}?key=${key}`,
    ...(payload && { method: 'POST', payload }),
  });
const payment = (order_id: string, over: object = {}) => ({ order_id, method: 'upi', outcome: 'success', ...over });

test('the page reads the amount to pay, and a success is signed', async () => {
  const order = await gateway.order(99_900);
  expect((await ask(`orders/${order}`)).json()).toEqual({
    order_id: order,
    amount: 99_900,
    currency: 'INR',
    status: 'created',
  });
  const result = (await ask('payments', payment(order))).json<{ payment_id: string; success: object }>();
  const signature = createHmac('sha256', gateway.keys.keySecret).update(`${order}|${result.payment_id}`).digest('hex');
  expect(result).toMatchObject({
    status: 'captured',
    error: null,
    success: {
      razorpay_order_id: order,
      razorpay_payment_id: result.payment_id,
      razorpay_signature: signature,
    },
  });
  expect((await ask(`payments/${result.payment_id}`)).json()).toEqual(result);
});

test('a failure has the gateway’s error and no signature', async () => {
  const order = await gateway.order();
  const result = (await ask('payments', payment(order, { outcome: 'failure', method: 'card' }))).json<object>();
  expect(result).toMatchObject({
    success: null,
    error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', metadata: { order_id: order } },
  });
});

test('a pending payment has neither a signature nor an error', async () => {
  const result = await ask('payments', payment(await gateway.order(), { outcome: 'pending' }));
  expect(result.json()).toMatchObject({ status: 'created', success: null, error: null });
});

test('another key and unknown ids are refused', async () => {
  const order = await gateway.order();
  expect((await ask(`orders/${order}`, undefined, 'rzp_test_other')).statusCode).toBe(401);
  expect((await ask('payments', payment(order), 'rzp_test_other')).statusCode).toBe(401);
  expect((await ask('payments', payment('order_1'))).statusCode).toBe(400);
  expect((await ask('orders/order_1')).statusCode).toBe(400);
  expect((await ask('payments/pay_1')).statusCode).toBe(400);
});

test.each([
  ['method', 'cash'],
  ['outcome', 'maybe'],
  ['order_id', 'x'.repeat(41)],
  ['email', 'x'.repeat(255)],
  ['contact', '9'.repeat(21)],
  ['even_if_paid', true],
])('%s %p is refused', async (field, value) => {
  const answer = await ask('payments', payment(await gateway.order(), { [field]: value }));
  expect(answer.json()).toMatchObject({ error: { field } });
});

test('an order takes 30 attempts', async () => {
  const order = await gateway.order();
  const fail = () => ask('payments', payment(order, { outcome: 'failure' }));
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await fail()).statusCode).toBe(200);
  expect((await fail()).statusCode).toBe(400);
});

test('its files run under a policy without inline scripts, in frames of the same origin', async () => {
  for (const name of Object.keys(files)) {
    const answer = await gateway.app.inject(`/gateway-simulator/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'/);
  }
  expect(files['frame.html']).not.toMatch(/<script(?! src)|<style| style=| on\w+=/);
});

test('its files are up to date: npm run pages -w services/gateway-simulator', async () => {
  expect(files).toEqual(await buildFiles(join(__dirname, '../../browser')));
});
