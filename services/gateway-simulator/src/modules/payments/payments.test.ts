import { until } from '@vidyapath/kit-testing/until';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.makeHostile({}));

/** Events of one payment, in the order of their arrival. */
const eventsOf = (paymentId: string): string[] =>
  gateway
    .events()
    .filter(({ payload }) => payload['payment']?.entity['id'] === paymentId)
    .map(({ event }) => event);

const untilEvent = (paymentId: string, event: string) =>
  until(() => (eventsOf(paymentId).includes(event) ? true : undefined));

test('a payment that succeeds is captured, its order paid, and both send an event', async () => {
  const order = await gateway.order(150_000, { receipt: 'r-1', notes: { order: 'o1' } });
  const { payment_id: id } = await gateway.pay(order);
  expect((await gateway.get(`/v1/payments/${id}`)).json()).toMatchObject({
    entity: 'payment',
    amount: 150_000,
    status: 'captured',
    captured: true,
    order_id: order,
    fee: 3_540,
    tax: 540,
    notes: { order: 'o1' },
    error_code: null,
  });
  expect((await gateway.get(`/v1/orders/${order}`)).json()).toMatchObject({
    status: 'paid',
    amount_paid: 150_000,
    amount_due: 0,
    attempts: 1,
  });
  expect((await gateway.get(`/v1/orders/${order}/payments`)).json()).toMatchObject({
    entity: 'collection',
    count: 1,
    items: [{ id }],
  });
  for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) await untilEvent(id, event);
});

test('an order that is paid takes no other payment', async () => {
  const order = await gateway.order();
  await gateway.pay(order);
  const again = await gateway.post('/control/payments', { order_id: order, method: 'card', outcome: 'success' });
  expect(again.statusCode).toBe(400);
  expect(again.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', reason: 'order_already_paid' } });
});

test('only one of 20 concurrent payments succeeds', async () => {
  const order = await gateway.order();
  await Promise.all(Array.from({ length: 20 }, () => gateway.pay(order)));
  expect((await gateway.get(`/v1/orders/${order}/payments`)).json()).toMatchObject({ count: 1 });
});

test('a payment fails with the words of its method, and the order may be tried again', async () => {
  const order = await gateway.order();
  const { payment_id: id } = await gateway.pay(order, 'failure', { method: 'card' });
  expect((await gateway.get(`/v1/payments/${id}`)).json()).toMatchObject({
    status: 'failed',
    captured: false,
    fee: null,
    error_code: 'BAD_REQUEST_ERROR',
    error_step: 'payment_authorization',
    error_reason: 'payment_failed',
    card: { entity: 'card' },
  });
  await untilEvent(id, 'payment.failed');
  expect((await gateway.get(`/v1/orders/${order}`)).json()).toMatchObject({ status: 'attempted', attempts: 1 });
  expect(await gateway.pay(order)).toMatchObject({ status: 'captured' });
});

test('a failed payment is captured later under the same id', async () => {
  await gateway.makeHostile({ payments: { lateSeconds: 0 } });
  const order = await gateway.order();
  const { payment_id: id, status } = await gateway.pay(order, 'failure-then-success');
  expect(status).toBe('failed');
  await untilEvent(id, 'order.paid');
  expect((await gateway.get(`/v1/payments/${id}`)).json()).toMatchObject({ status: 'captured', error_code: null });
});

test.each([
  ['pending', 'captured'],
  ['pending-then-failure', 'failed'],
] as const)('%s: a payment is created, and %s later', async (outcome, end) => {
  await gateway.makeHostile({ payments: { lateSeconds: 0 } });
  const order = await gateway.order();
  const { payment_id: id, status } = await gateway.pay(order, outcome);
  expect(status).toBe('created');
  await untilEvent(id, `payment.${end}`);
});

test('an authorised payment is captured once, with its own amount', async () => {
  const order = await gateway.order(50_000);
  const { payment_id: id, status } = await gateway.pay(order, 'authorized');
  expect(status).toBe('authorized');
  const capture = (amount: number) => gateway.post(`/v1/payments/${id}/capture`, { amount, currency: 'INR' });
  expect((await capture(49_900)).json()).toMatchObject({ error: { field: 'amount' } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => capture(50_000)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
    error: { description: 'This payment has already been captured' },
  });
  expect((await gateway.get(`/v1/orders/${order}`)).json()).toMatchObject({ status: 'paid' });
});

test('a failed payment cannot be captured', async () => {
  const { payment_id: id } = await gateway.pay(await gateway.order(), 'failure');
  const answer = await gateway.post(`/v1/payments/${id}/capture`, { amount: 99_900, currency: 'INR' });
  expect(answer.statusCode).toBe(400);
});

test('an order whose capture is manual waits for it', async () => {
  const order = await gateway.order(20_000, { payment: { capture: 'manual' } });
  expect(await gateway.pay(order)).toMatchObject({ status: 'authorized' });
  expect((await gateway.get('/v1/orders?authorized=1&count=1')).json()).toMatchObject({ items: [{ id: order }] });
});

test('the amount of a payment may differ from its order’s', async () => {
  await gateway.makeHostile({ payments: { tamperPaise: -100 } });
  const { payment_id: id } = await gateway.pay(await gateway.order(20_000));
  expect((await gateway.get(`/v1/payments/${id}`)).json()).toMatchObject({ amount: 19_900, status: 'captured' });
});

test('a second payment is captured for an order that is paid', async () => {
  await gateway.makeHostile({ payments: { secondCapture: true } });
  const first = await gateway.order();
  await gateway.pay(first);
  const other = await gateway.order();
  await gateway.makeHostile({});
  await gateway.pay(other);
  await gateway.pay(other, 'success', { even_if_paid: true });
  for (const order of [first, other])
    expect((await gateway.get(`/v1/orders/${order}/payments`)).json()).toMatchObject({
      items: [{ status: 'captured' }, { status: 'captured' }],
    });
});

test('payments are listed by time, and lists may lag behind', async () => {
  const { payment_id: id } = await gateway.pay(await gateway.order());
  const { created_at } = (await gateway.get(`/v1/payments/${id}`)).json<{ created_at: number }>();
  const list = `/v1/payments?from=${created_at}&to=${created_at}&count=100&skip=0`;
  const ids = async () => (await gateway.get(list)).json<{ items: { id: string }[] }>().items.map((item) => item.id);
  expect(await ids()).toContain(id);
  await gateway.makeHostile({ lists: { lagSeconds: 600 } });
  expect(await ids()).toEqual([]);
  expect((await gateway.get(`/v1/payments/${id}`)).statusCode).toBe(200);
});
