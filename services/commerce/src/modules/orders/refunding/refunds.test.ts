import type { Order, Refund } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { type Person, staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;
const liveGrants = async (userId: number): Promise<number> =>
  (await shop.db('grants').where('user_id', userId).whereNull('revoked_at')).length;
const itemIds = (order: Order, ...positions: number[]) => positions.map((position) => order.items[position]?.item_id);
const paidBack = async (paymentId: string): Promise<number> => {
  const refunds = await shop.client.fetchRefunds(paymentId);
  return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
};
const settle = ({ order_id }: Order) => shop.settle(order_id);
const mails = (kind: string, { refund_id }: Refund) =>
  shop.jobs.others.filter(({ identifier, payload }) => identifier === kind && payload['refund_id'] === refund_id);

test('the remaining amount is refunded; access ends with the answer', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop, [49_900, 20_000]);
  const answer = await shop.refund(buyer, order);
  const refund = answer.json<Refund>();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  expect(refund).toMatchObject({ status: 'pending', amount_paise: 69_900, item_ids: itemIds(order, 0, 1) });
  expect(await liveGrants(buyer.id)).toBe(0);
  await shop.jobs.run();
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'refunded', refunded_paise: 69_900 });
  expect(seen.refunds).toMatchObject([{ status: 'processed', credit_note_number: expect.stringMatching(/^VPC/) }]);
  expect([await paidBack(paymentId), mails('mail-refund-processed', refund).length]).toEqual([69_900, 1]);
  await settle(order);
  expect((await shop.see(buyer, order)).refunds).toHaveLength(1);
});

test('an item goes back alone, once', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop, [49_900, 20_000]);
  expect((await shop.refund(buyer, order, { item_ids: itemIds(order, 1) })).statusCode).toBe(201);
  for (const item_ids of [itemIds(order, 1), itemIds(order, 0, 0), itemIds(order, 0, 1)])
    expect(kindOf(await shop.refund(buyer, order, { item_ids }))).toBe('/problems/already-refunded');
  await shop.jobs.run();
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'partially_refunded', refunded_paise: 20_000 });
  expect([await liveGrants(buyer.id), await paidBack(paymentId)]).toEqual([1, 20_000]);
  expect((await shop.refund(buyer, order)).json<Refund>().amount_paise).toBe(49_900);
  expect(kindOf(await shop.refund(buyer, order))).toBe('/problems/already-refunded');
});

test('an item of another order is a 400, and so is an id that is none', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  const other = await placePaidOrder(shop);
  for (const id of [other.order.items[0]?.item_id, 'none'])
    expect((await shop.refund(buyer, order, { item_ids: [id] })).statusCode).toBe(400);
});

test('what is not paid is not refunded', async () => {
  const { buyer, order } = await placeOrder(shop);
  expect(kindOf(await shop.refund(buyer, order))).toBe('/problems/order-state');
});

test('the buyer has 72 hours, staff all time', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  shop.later(72 * 3_600 + 1);
  expect(kindOf(await shop.refund(buyer, order))).toBe('/problems/refund-window-closed');
  expect((await shop.refund(staff, order)).statusCode).toBe(201);
});

test('the buyer is refunded a course once, then by a ticket', async () => {
  const { buyer, order, items } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  const again = (await shop.order(buyer, { items })).json<Order>();
  await shop.confirm(buyer, again, await shop.gateway.pay(again.checkout?.gateway_order_id ?? ''));
  expect(kindOf(await shop.refund(buyer, again))).toBe('/problems/refund-by-ticket');
  expect((await shop.refund(staff, again)).statusCode).toBe(201);
});

test('less than a rupee is refunded only with other items', async () => {
  const { buyer, order } = await placePaidOrder(shop, [49_900, 99]);
  expect(kindOf(await shop.refund(buyer, order, { item_ids: itemIds(order, 1) }))).toBe(
    '/problems/too-little-to-refund',
  );
  expect((await shop.refund(buyer, order)).statusCode).toBe(201);
});

test('a repeated key refunds once', async () => {
  const { buyer, order } = await placePaidOrder(shop, [49_900, 20_000]);
  const headers = { 'idempotency-key': 'once' };
  const first = await shop.refund(buyer, order, { item_ids: itemIds(order, 0) }, headers);
  const again = await shop.refund(buyer, order, { item_ids: itemIds(order, 0) }, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test('one key and body for two orders does not answer the refund of the first for the second', async () => {
  const one = await placePaidOrder(shop);
  const two = await placePaidOrder(shop, [20_000], one.buyer);
  const headers = { 'idempotency-key': 'two-orders' };
  expect((await shop.refund(one.buyer, one.order, {}, headers)).statusCode).toBe(201);
  const refused = await shop.refund(two.buyer, two.order, {}, headers);
  expect([refused.statusCode, kindOf(refused)]).toEqual([422, '/problems/idempotency-key-reused']);
  expect((await shop.refund(two.buyer, two.order, {}, { 'idempotency-key': 'second' })).statusCode).toBe(201);
});

test('of 50 refunds of the same 60 percent at once one is made', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop, [30_000, 20_000]);
  const people: Person[] = [buyer, staff];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.refund(people[index % 2] ?? buyer, order, { item_ids: itemIds(order, 0) }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  await shop.jobs.run();
  expect(await paidBack(paymentId)).toBe(30_000);
});

test('the access of another order stays', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await placePaidOrder(shop, [20_000], buyer);
  await shop.refund(buyer, order);
  expect(await liveGrants(buyer.id)).toBe(1);
});

describe('an outcome that is not known', () => {
  test.each([
    ['after the gateway has acted', { failAfter: 1 }, 1],
    ['before the gateway acts', { failBefore: 1 }, 0],
    ['with too many requests', { tooMany: 1, retryAfter: null }, 0],
  ])('%s a refund is repeated with the same key', async (_when, api, made) => {
    const { buyer, order, paymentId } = await placePaidOrder(shop);
    await shop.refund(buyer, order);
    await shop.hostile({ api: { ...api, method: 'POST', path: 'refund' } });
    expect(await shop.jobs.run()).toHaveLength(1);
    expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'pending' }]);
    expect(await shop.client.fetchRefunds(paymentId)).toHaveLength(made);
    await shop.hostile({});
    expect(await shop.jobs.run()).toEqual([]);
    expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
    expect(await paidBack(paymentId)).toBe(49_900);
  });

  test.each([
    ['before', 'refund'],
    ['after', 'refund'],
    ['before', 'creditNote'],
    ['after', 'creditNote'],
  ] as const)('a process that fails %s %s pays back once', async (when, step) => {
    const { buyer, order, paymentId } = await placePaidOrder(shop);
    await shop.refund(buyer, order);
    shop.breaks[when] = step;
    expect(await shop.jobs.run()).toHaveLength(1);
    delete shop.breaks[when];
    expect(await shop.jobs.run()).toEqual([]);
    expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
    expect(await paidBack(paymentId)).toBe(49_900);
    const notes = await shop.db('documents').where('order_id', order.order_id).whereNotNull('refund_id');
    expect(notes).toHaveLength(1);
  });

  test('settle and the job at once end it once', async () => {
    const { buyer, order } = await placePaidOrder(shop);
    await shop.refund(buyer, order);
    await Promise.all([shop.jobs.run(), ...Array.from({ length: 20 }, () => settle(order))]);
    await shop.jobs.run();
    expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
  });
});

test('one that is pending at the gateway is queried until it has ended', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.hostile({ refunds: { outcome: 'pending' } });
  await shop.refund(buyer, order);
  await shop.jobs.run();
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'pending', credit_note_number: null }]);
  const { fetchRefund } = shop.client;
  shop.client.fetchRefund = async (id) => ({ ...(await fetchRefund(id)), status: 'processed' });
  shop.later(61);
  await shop.jobs.run();
  shop.client.fetchRefund = fetchRefund;
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
});
