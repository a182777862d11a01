import type { Order } from '@vidyapath/http/commerce-orders';
import { servicePaths } from '@vidyapath/http/service-paths';
import { until } from '@vidyapath/kit-testing/until';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder } from '../../../testing/ordered';
import { secrets, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const gatewayId = ({ checkout }: Order): string => checkout?.gateway_order_id ?? '';
const about = (order: Order, paymentId: string) => ({
  payment: { entity: { id: paymentId, order_id: gatewayId(order), amount: 1, status: 'captured' } },
});
const send = (payload: string | Buffer, headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: servicePaths.gatewayWebhook,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const stored = async (): Promise<number> => Number((await shop.db('gateway_events').count())[0]?.['count']);
const outcomeOf = async (eventId: string) =>
  (await shop.db('gateway_events').where('event_id', eventId).first<{ outcome: string | null }>('outcome')).outcome;

describe('events in any order lead to the same state', () => {
  const permutations = <Item>(items: readonly Item[]): Item[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
  const reports = ['confirm', 'payment.captured', 'order.paid', 'payment.failed'] as const;

  test.each(permutations(reports).map((order) => [order.join(', '), order] as const))('%s', async (_name, sequence) => {
    const { buyer, order } = await placeOrder(shop);
    const paymentId = await shop.gateway.pay(gatewayId(order), 'authorized');
    for (const report of sequence) {
      const entities = { ...about(order, paymentId), order: { entity: { id: gatewayId(order) } } };
      for (let copy = 0; copy < 2; copy++)
        if (report === 'confirm') await shop.confirm(buyer, order, paymentId);
        else await shop.deliverEvent(report, entities, `${report.replace('.', '-')}-${order.order_number}`);
      await shop.jobs.run();
    }
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', review: false, refunds: [] });
    const history = await shop
      .db('order_history')
      .where('order_id', order.order_id)
      .orderBy('history_id')
      .select<{ event: string }[]>('event');
    expect(history.map(({ event }) => event)).toEqual(['created', 'paid']);
  });
});

test('confirm and the event of one payment at once make one invoice and one grant', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, order } = await placeOrder(shop);
    const paymentId = await shop.gateway.pay(gatewayId(order));
    await shop.deliverEvent('payment.captured', about(order, paymentId));
    await Promise.all([shop.jobs.run(), shop.confirm(buyer, order, paymentId)]);
    expect(await shop.db('documents').where('order_id', order.order_id)).toHaveLength(1);
    expect(await shop.db('grants').where('user_id', buyer.id)).toHaveLength(1);
  }
});

test('the event of a payment does not wait for jobs that have been due longer', async () => {
  const { order } = await placeOrder(shop);
  await shop.db('commerce_jobs._private_jobs').update({ run_at: new Date(0) });
  await shop.deliverEvent('payment.captured', about(order, await shop.gateway.pay(gatewayId(order))));
  const next = shop.db('commerce_jobs.jobs').orderBy(['priority', 'run_at']).first('task_identifier');
  expect(await next).toEqual({ task_identifier: 'gateway-event' });
});

test('events of a hostile gateway, repeated, reversed and forged, pay once', async () => {
  const { buyer, order } = await placeOrder(shop);
  await shop.gateway.makeHostile({ webhooks: { copies: 3, reorder: true, forged: 1, sortedKeys: true } });
  const before = shop.gateway.deliveries.length;
  await shop.gateway.pay(gatewayId(order));
  await until(() => (shop.gateway.deliveries.length >= before + 12 ? true : undefined));
  const answers = await Promise.all(
    shop.gateway.deliveries.slice(before).map(({ headers, body }) => send(body, headers)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(9);
  await shop.jobs.run();
  expect((await shop.see(buyer, order)).status).toBe('paid');
});

test('without a signature that holds nothing is stored', async () => {
  const before = await stored();
  const body = JSON.stringify({ event: 'payment.captured', payload: {} });
  const rewritten = JSON.stringify(JSON.parse(body), null, 1);
  const wrong: [string, Record<string, string>][] = [
    [body, {}],
    [body, { 'x-razorpay-signature': '' }],
    [body, { 'x-razorpay-signature': shop.signed(body, 'another') }],
    [rewritten, { 'x-razorpay-signature': shop.signed(body) }],
    ['', { 'x-razorpay-signature': shop.signed(body) }],
  ];
  for (const [payload, headers] of wrong) expect((await send(payload, headers)).statusCode).toBe(400);
  expect(await stored()).toBe(before);
});

test('the previous secret is still accepted', async () => {
  const body = JSON.stringify({ event: 'payment.captured', payload: {} });
  const headers = { 'x-razorpay-event-id': 'old-secret', 'x-razorpay-signature': shop.signed(body, secrets[1]) };
  expect((await send(body, headers)).statusCode).toBe(204);
});

test('an event is stored once by its id, byte by byte; 50 at once too', async () => {
  const body = `{ "event":"payment.captured" ,"payload":{"note":"\\u0000 \u{1F600}"}}`;
  const headers = { 'x-razorpay-event-id': 'fifty', 'x-razorpay-signature': shop.signed(body) };
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, headers)));
  expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
  const rows: { raw: Buffer }[] = await shop.db('gateway_events').where('event_id', 'fifty').select('raw');
  expect(rows.map(({ raw }) => raw.toString())).toEqual([body]);
});

test.each([
  ['no JSON', 'x', 'unreadable'],
  ['no object', 'null', 'unreadable'],
  ['no payload', '{"event":"payment.captured"}', 'unreadable'],
  [
    'nothing that is kept here',
    '{"event":"settlement.processed","payload":{"settlement":{"entity":{"id":"setl_1"}}}}',
    'about nothing that is kept here',
  ],
  [
    'an unknown order',
    '{"event":"order.paid","payload":{"order":{"entity":{"id":"order_Unknown"}}}}',
    'about an unknown order',
  ],
  [
    'an unknown payment',
    '{"event":"payment.failed","payload":{"payment":{"entity":{"id":"pay_Unknown"}}}}',
    'about an unknown order',
  ],
  [
    'ids of other types',
    '{"event":"x","payload":{"payment":{"entity":{"id":7}},"order":[],"refund":null}}',
    'about nothing that is kept here',
  ],
])('a signed body with %s is accepted, and its outcome is stored', async (what, body, outcome) => {
  const id = what.replaceAll(' ', '-');
  expect((await send(body, { 'x-razorpay-event-id': id, 'x-razorpay-signature': shop.signed(body) })).statusCode).toBe(
    204,
  );
  expect(await shop.jobs.run()).toEqual([]);
  expect(await outcomeOf(id)).toBe(outcome);
});

test.each([
  ['is missing', {}],
  ['is too long', { 'x-razorpay-event-id': 'x'.repeat(65) }],
  ['is none', { 'x-razorpay-event-id': 'no id' }],
])('an event whose id %s is kept by its bytes', async (why, header) => {
  const body = JSON.stringify({ event: 'payment.captured', payload: { why } });
  for (let copy = 0; copy < 2; copy++)
    expect((await send(body, { ...header, 'x-razorpay-signature': shop.signed(body) })).statusCode).toBe(204);
  expect(await shop.db('gateway_events').where('raw', Buffer.from(body))).toHaveLength(1);
});

test('a body that is too large is refused before its signature is looked at', async () => {
  expect((await send('x'.repeat(64 * 1_024 + 1), { 'x-razorpay-signature': '' })).statusCode).toBe(413);
});

test('an event is tried again until it succeeds, and its attempts are recorded', async () => {
  const { buyer, order } = await placeOrder(shop);
  const paymentId = await shop.gateway.pay(gatewayId(order));
  // Known by its payment alone, so that the gateway is asked whose it is.
  await shop.deliverEvent('payment.captured', { payment: { entity: { id: paymentId } } }, 'again');
  await shop.hostile({ api: { failBefore: 1 } });
  for (let times = 0; times < 2; times++) expect(await shop.jobs.run()).not.toEqual([]);
  const event = await shop
    .db('gateway_events')
    .where('event_id', 'again')
    .first('attempts', 'processed_at', 'last_error');
  expect(event).toMatchObject({ attempts: 2, processed_at: null, last_error: expect.stringContaining('GET') });
  await shop.hostile({});
  expect(await shop.jobs.run()).toEqual([]);
  expect(await outcomeOf('again')).toBe(`settled ${order.order_id}`);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});
