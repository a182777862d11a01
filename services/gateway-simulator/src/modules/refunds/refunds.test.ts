import { until } from '@vidyapath/kit-testing/until';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.makeHostile({}));

const paid = async (amount = 10_000) => (await gateway.pay(await gateway.order(amount))).payment_id;
const refund = (id: string, body?: object, key?: string) =>
  gateway.post(`/v1/payments/${id}/refund`, body, key === undefined ? {} : { 'x-refund-idempotency': key });
const payment = async (id: string) => (await gateway.get(`/v1/payments/${id}`)).json<Record<string, unknown>>();
const eventsOf = (refundId: string): string[] =>
  gateway
    .events()
    .filter(({ payload }) => payload['refund']?.entity['id'] === refundId)
    .map(({ event }) => event);

test('a refund has the gateway’s fields and is processed at once', async () => {
  const id = await paid();
  const made = (await refund(id, { amount: 1_800, notes: { reason: 'x' }, receipt: 'c-1' })).json<{ id: string }>();
  expect(made).toMatchObject({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/) as string,
    entity: 'refund',
    amount: 1_800,
    currency: 'INR',
    payment_id: id,
    notes: { reason: 'x' },
    receipt: 'c-1',
    batch_id: null,
    status: 'processed',
    speed_requested: 'normal',
  });
  expect(await payment(id)).toMatchObject({ status: 'captured', amount_refunded: 1_800, refund_status: 'partial' });
  await until(() => (eventsOf(made.id).length === 2 ? true : undefined));
  expect(eventsOf(made.id).sort()).toEqual(['refund.created', 'refund.processed']);
  expect((await gateway.get(`/v1/payments/${id}/refunds`)).json()).toMatchObject({ count: 1, items: [made] });
  expect((await gateway.get('/v1/refunds?count=1')).json()).toMatchObject({ items: [made] });
  expect((await gateway.get(`/v1/refunds/${made.id}`)).json()).toEqual(made);
});

test('without an amount the remaining amount is refunded, and the order stays paid', async () => {
  const id = await paid();
  await refund(id, { amount: 4_000 });
  expect((await refund(id)).json()).toMatchObject({ amount: 6_000 });
  const { status, refund_status, order_id } = await payment(id);
  expect([status, refund_status]).toEqual(['refunded', 'full']);
  expect((await gateway.get(`/v1/orders/${String(order_id)}`)).json()).toMatchObject({ status: 'paid' });
  expect((await refund(id)).json()).toMatchObject({
    error: { description: 'The payment has been fully refunded already' },
  });
});

test.each([
  ['more than was captured', { amount: 10_001 }, /greater than amount captured/],
  ['less than a rupee', { amount: 99 }, /atleast INR 1\.00/],
  ['an unknown field', { amount: 100, wrong: 1 }, /should not be sent/],
  ['a fraction', { amount: 100.5 }, /amount/],
])('%s is refused', async (_what, body, words) => {
  const answer = await refund(await paid(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: { description: string } }>().error.description).toMatch(words);
});

test('a payment that is not captured cannot be refunded', async () => {
  const { payment_id: id } = await gateway.pay(await gateway.order(), 'authorized');
  expect((await refund(id)).statusCode).toBe(400);
});

test('exactly one of 50 concurrent refunds of 60 % is made', async () => {
  const id = await paid();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id, { amount: 6_000 })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await payment(id)).toMatchObject({ amount_refunded: 6_000 });
});

test('50 concurrent calls with one key make one refund', async () => {
  const id = await paid();
  const body = { amount: 1_000, receipt: 'r' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id, body, 'the-same-key')));
  const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<{ id: string }>().id);
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  expect((await refund(id, body, 'the-same-key')).json()).toMatchObject({ id: ids[0] });
  expect(await payment(id)).toMatchObject({ amount_refunded: 1_000 });
});

test('a key that was used for something else is refused', async () => {
  const id = await paid();
  const other = await paid();
  await refund(id, { amount: 1_000 }, 'another-key');
  for (const answer of [
    await refund(id, { amount: 1_001 }, 'another-key'),
    await refund(other, { amount: 1_000 }, 'another-key'),
  ])
    expect(answer.json()).toMatchObject({
      error: { description: expect.stringMatching(/^Different request with the same idempotency key/) as string },
    });
});

test.each(['short', 'with spaces in it', 'x'.repeat(101), ''])('%p is refused as a key', async (key) => {
  expect((await refund(await paid(), { amount: 1_000 }, key)).statusCode).toBe(400);
});

test.each([
  ['pending-then-processed', 'processed', { amount_refunded: 2_000, refund_status: 'partial' }],
  ['pending-then-failed', 'failed', { amount_refunded: 0, refund_status: null }],
] as const)('%s: a refund is pending first', async (outcome, end, after) => {
  await gateway.makeHostile({ refunds: { outcome, lateSeconds: 0 } });
  const id = await paid();
  const made = (await refund(id, { amount: 2_000 })).json<{ id: string; status: string }>();
  expect(made.status).toBe('pending');
  await until(() => (eventsOf(made.id).includes(`refund.${end}`) ? true : undefined));
  expect((await gateway.get(`/v1/refunds/${made.id}`)).json()).toMatchObject({ status: end });
  expect(await payment(id)).toMatchObject(after);
});

test('a refund may stay pending', async () => {
  await gateway.makeHostile({ refunds: { outcome: 'pending' } });
  expect((await refund(await paid(), { amount: 2_000 })).json()).toMatchObject({ status: 'pending' });
});

test('a bank may send back a refund that was processed', async () => {
  const id = await paid();
  const made = (await refund(id, { amount: 2_000 })).json<{ id: string; status: string }>();
  expect(made.status).toBe('processed');
  const end = (status: string) => gateway.post(`/control/refunds/${made.id}`, { status });
  expect((await end('failed')).json()).toMatchObject({ status: 'failed' });
  expect((await end('processed')).json()).toMatchObject({ status: 'failed' });
  expect(await payment(id)).toMatchObject({ amount_refunded: 0 });
  await until(() => (eventsOf(made.id).includes('refund.failed') ? true : undefined));
});
