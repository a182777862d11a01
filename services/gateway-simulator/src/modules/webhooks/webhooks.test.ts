import { createHmac } from 'node:crypto';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { gatewaySimulatorPlugin } from '../../app';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';
import type { WebhookDelivery } from './send-webhook';
import type { EventRow } from './webhooks.repository';

let gateway: TestSimulator;
beforeEach(async () => {
  gateway = await startTestSimulator();
});
afterEach(() => gateway.stop());

const events = () => gateway.db<EventRow>('webhook_event');
const sent = (count: number) => until(() => (gateway.deliveries.length >= count ? gateway.deliveries : undefined));
const idOf = ({ headers }: WebhookDelivery) => headers['x-razorpay-event-id'];
const signed = (secret: string, { body }: WebhookDelivery) => createHmac('sha256', secret).update(body).digest('hex');
const isSigned = (delivery: WebhookDelivery, secret = gateway.keys.webhookSecret) =>
  delivery.headers['x-razorpay-signature'] === signed(secret, delivery);
const pay = async (outcome?: Parameters<TestSimulator['pay']>[1]) => gateway.pay(await gateway.order(), outcome);

test('events have the gateway’s headers, and a signature over their bytes', async () => {
  await pay();
  const deliveries = await sent(3);
  for (const delivery of deliveries) {
    expect(delivery.headers).toEqual({
      'user-agent': 'Razorpay-Webhook/v1',
      'content-type': 'application/json',
      'x-razorpay-event-id': expect.stringMatching(/^[A-Za-z0-9]{14}$/) as string,
      'request-id': idOf(delivery),
      'x-razorpay-signature': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      'accept-encoding': 'gzip',
    });
    expect(isSigned(delivery)).toBe(true);
  }
  expect(new Set(deliveries.map(idOf)).size).toBe(3);
});

test('events have the gateway’s form', async () => {
  const { payment_id } = await pay();
  await sent(3);
  const paid = gateway.events().find(({ event }) => event === 'order.paid');
  expect(paid).toMatchObject({
    entity: 'event',
    account_id: expect.stringMatching(/^acc_\w{14}$/) as string,
    contains: ['payment', 'order'],
    created_at: expect.any(Number) as number,
    payload: {
      payment: { entity: { id: payment_id, status: 'captured', notes: [] } },
      order: { entity: { status: 'paid', amount_due: 0, description: null, checkout: null } },
    },
  });
  expect(Object.keys(paid ?? {})).not.toContain('id');
});

test.each([400, 500, 301])(
  'an event that is answered %i is sent again, the same bytes under the same id',
  async (status) => {
    await gateway.makeHostile({ webhooks: { retryScale: 0 } });
    let refusals = 3;
    gateway.shop.answer = () => (refusals-- > 0 ? status : 200);
    await pay('failure');
    const deliveries = await sent(4);
    expect(new Set(deliveries.map(idOf)).size).toBe(1);
    expect(new Set(deliveries.map(({ body }) => body.toString())).size).toBe(1);
    const stored = await until(async () => events().whereNotNull('delivered_at').first());
    expect(stored).toMatchObject({ attempts: 4, last_status: 200 });
  },
);

test('a shop that does not answer is tried again, until the last attempt', async () => {
  await gateway.makeHostile({ webhooks: { retryScale: 0 } });
  gateway.shop.answer = () => {
    throw new Error('no answer');
  };
  await pay('failure');
  const stored = await until(async () => events().where('attempts', 15).first());
  expect(stored).toMatchObject({ last_status: null, delivered_at: null });
});

test('each event is sent several times', async () => {
  await gateway.makeHostile({ webhooks: { copies: 3 } });
  await pay('failure');
  expect(new Set((await sent(3)).map(idOf)).size).toBe(1);
});

test('the first event arrives last', async () => {
  // The worker may not listen yet: it would find all jobs at its next poll, and send them in any order.
  await pay('failure');
  await sent(1);
  await gateway.makeHostile({ webhooks: { reorder: true } });
  await pay();
  await sent(4);
  const [, ...later] = gateway.events().map(({ event }) => event);
  expect(later).toEqual(['order.paid', 'payment.captured', 'payment.authorized']);
});

test('events are dropped, the same ones for the same seed', async () => {
  const dropped = async () => {
    await gateway.makeHostile({ seed: 7, webhooks: { dropShare: 0.5 } });
    const before = gateway.deliveries.length;
    for (let order = 0; order < 8; order += 1) await pay('failure');
    await gateway.makeHostile({});
    const { payment_id } = await pay('failure');
    await until(() => gateway.events().find(({ payload }) => payload['payment']?.entity['id'] === payment_id));
    const delivered = new Set(gateway.deliveries.slice(before).map(idOf));
    const events = await gateway.db('webhook_event').orderBy('position', 'desc').limit(9).pluck<string[]>('id');
    return events.map((id) => delivered.has(id));
  };
  const first = await dropped();
  expect(first.filter((delivered) => !delivered).length).toBeGreaterThan(0);
  expect(await dropped()).toEqual(first);
});

test('one without webhooks makes none, and leaves those of the other one to it', async () => {
  const silent = await createTestServer();
  await silent.register(gatewaySimulatorPlugin, { ...gateway.options, sendWebhook: null });
  const payload = { order_id: await gateway.order(), method: 'upi', outcome: 'success' };
  const headers = { authorization: gateway.authorization };
  const paid = await silent.inject({ method: 'POST', url: '/gateway-simulator/control/payments', payload, headers });
  expect(paid.json()).toMatchObject({ status: 'captured' });
  for (let order = 0; order < 8; order += 1) await pay('failure');
  await sent(8);
  expect(await events()).toHaveLength(8);
  await silent.close();
});

test('forged events are sent too, and only their signature differs', async () => {
  await gateway.makeHostile({ webhooks: { forged: 2 } });
  await pay('failure');
  const deliveries = await sent(3);
  expect(deliveries.filter((delivery) => isSigned(delivery))).toHaveLength(1);
});

test('events are signed with the secret before', async () => {
  await gateway.makeHostile({ webhooks: { secret: 'the-secret-before' } });
  await pay('failure');
  const [delivery] = await sent(1);
  expect(delivery && isSigned(delivery, 'the-secret-before')).toBe(true);
});

test('keys are in alphabetical order, and empty notes are an object', async () => {
  await gateway.makeHostile({ webhooks: { sortedKeys: true, emptyNotes: 'object' } });
  await pay('failure');
  await sent(1);
  const [event] = gateway.events();
  expect(Object.keys(event ?? {})).toEqual(['account_id', 'contains', 'created_at', 'entity', 'event', 'payload']);
  const entity = event?.payload['payment']?.entity ?? {};
  expect(Object.keys(entity)).toEqual(Object.keys(entity).sort());
  expect(entity['notes']).toEqual({});
});

test('events are delayed', async () => {
  await gateway.makeHostile({ webhooks: { delayMs: 600_000 } });
  await pay('failure');
  const job = await gateway.db<{ payload: { due_at: number } }>('gateway_simulator_jobs._private_jobs').first();
  const event = await events().first();
  expect(job?.payload.due_at).toBeGreaterThanOrEqual((event?.created_at.getTime() ?? Infinity) + 600_000);
});
