import { attentionRaised } from '@vidyapath/http/commerce-events';
import type { Order } from '@vidyapath/http/commerce-orders';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { storeCourse } from '../../../testing/offers-factories';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { askRefusingGateway } from './watch-gateway';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
beforeEach(() => shop.db('event_log').delete());
afterEach(() => shop.calm());
afterAll(() => shop.stop());

const refusing = (refusedStatus: 400 | 401 | 403, method: 'GET' | 'POST' | null = null) =>
  shop.hostile({ api: { refused: 1, refusedStatus, method } });
const ordering = async (price = 49_900) => {
  const { course_id } = await storeCourse(shop.db, { list_paise: 100_000_001, price_paise: price });
  return shop.order(aBuyer(), { items: [{ kind: 'course', course_id }], expected_total_paise: price });
};
const entries = async () => {
  const list = await shop.attention();
  return list.filter(({ kind }) => kind === 'gateway-refused');
};

test('an amount that the gateway refuses is told as such, however often, and nothing is noted', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await ordering(100_000_001);
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([409, '/problems/amount-refused']);
  }
  expect(await shop.db('orders').where('total_paise', 100_000_001)).toEqual([]);
  expect(await entries()).toEqual([]);
  expect((await ordering(100_000_000)).statusCode).toBe(201);
});

test.each([
  [401, 'Authentication failed'],
  [403, 'Authentication failed'],
  [400, 'The account is not activated'],
] as const)('a refusal of the key or the account (%i) is noted once, and ends with an order', async (status, text) => {
  await refusing(status);
  for (let times = 0; times < 2; times += 1) {
    const answer = await ordering();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '600']);
    expect(answer.json<{ detail: string }>().detail).not.toContain('try again');
  }
  expect(await entries()).toMatchObject([{ id: 'rzp_test_simulated', detail: expect.stringContaining(text) }]);
  await shop.hostile({});
  await shop.jobs.run();
  expect(await publishedBodies(shop.db, attentionRaised)).toMatchObject([{ kind: 'gateway-refused', order_id: null }]);
  expect((await ordering()).statusCode).toBe(201);
  expect(await entries()).toEqual([]);
});

test('a key that is refused while an order is settled, cancelled or paid back is noted too', async () => {
  const { buyer, order } = await placeOrder(shop);
  const paid = await placePaidOrder(shop);
  await refusing(401);
  expect((await shop.cancel(buyer, order)).statusCode).toBe(503);
  expect(await entries()).toHaveLength(1);
  await shop.db('gateway_refusals').delete();
  await shop.refund(paid.buyer, paid.order);
  expect(await shop.jobs.run()).not.toEqual([]);
  expect(await entries()).toHaveLength(1);
});

test('the note of a key ends soon after the key is right, without an order; a refusal of orders does not', async () => {
  await refusing(401);
  await ordering();
  await expect(askRefusingGateway(shop.ctx)).rejects.toThrow('Authentication failed');
  expect(await entries()).toHaveLength(1);
  await shop.hostile({});
  await askRefusingGateway(shop.ctx);
  expect(await entries()).toEqual([]);

  await refusing(400, 'POST');
  await ordering();
  await askRefusingGateway(shop.ctx);
  expect(await entries()).toHaveLength(1);
  await shop.hostile({});
  const paid: Order = (await placePaidOrder(shop)).order;
  expect([paid.status, await entries()]).toEqual(['paid', []]);
});
