import { createHmac } from 'node:crypto';
import { until } from '@vidyapath/kit-testing/until';
import { paymentSignatureHolds, webhookSignatureHolds } from './gateway-signatures';
import { keys, startGateway } from './start-gateway.fixture';

test('a payment’s signature is over the order and the payment', () => {
  const signature = createHmac('sha256', 'secret').update('order_1|pay_1').digest('hex');
  expect(paymentSignatureHolds('secret', 'order_1', 'pay_1', signature)).toBe(true);
  expect(paymentSignatureHolds('secret', 'order_2', 'pay_1', signature)).toBe(false);
  expect(paymentSignatureHolds('other', 'order_1', 'pay_1', signature)).toBe(false);
});

test.each(['', 'x', '0'.repeat(64), 'é'.repeat(32)])('%p is no signature', (signature) => {
  expect(paymentSignatureHolds('secret', 'order_1', 'pay_1', signature)).toBe(false);
});

test('an empty secret signs nothing', () => {
  const signature = createHmac('sha256', '').update('order_1|pay_1').digest('hex');
  expect(paymentSignatureHolds('', 'order_1', 'pay_1', signature)).toBe(false);
  expect(webhookSignatureHolds([], Buffer.from('x'), signature)).toBe(false);
});

test('what the gateway sends holds with the present secret and the one before, byte for byte', async () => {
  const gateway = await startGateway();
  try {
    const url = '/gateway-simulator/v1/orders';
    const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
    const payload = { amount: 100, currency: 'INR' };
    const order = await gateway.app.inject({ method: 'POST', url, headers: { authorization }, payload });
    await gateway.pay(order.json<{ id: string }>().id);
    const { body, headers } = await until(() => gateway.deliveries[0]);
    const signature = headers['x-razorpay-signature'] ?? '';
    expect(webhookSignatureHolds([keys.webhookSecret], body, signature)).toBe(true);
    expect(webhookSignatureHolds(['newer', keys.webhookSecret], body, signature)).toBe(true);
    expect(webhookSignatureHolds(['newer'], body, signature)).toBe(false);
    expect(webhookSignatureHolds([keys.webhookSecret], Buffer.concat([body, Buffer.from(' ')]), signature)).toBe(false);
  } finally {
    await gateway.stop();
  }
});
