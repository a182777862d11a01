import { accessChanged, orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { placeOrder, placePaidOrder } from '../../testing/ordered';
import { startOrders, type TestOrders } from '../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
beforeEach(() => shop.db('event_log').delete());
afterEach(() => shop.calm());
afterAll(() => shop.stop());

test('a paid order is published once with what it gives', async () => {
  const { buyer, order, courses } = await placePaidOrder(shop, [49_900, 20_000]);
  await shop.jobs.run();
  const ids = courses.map(({ course_id }) => ({ course_id }));
  const { order_id } = order;
  const facts = { order_id, user_id: buyer.id };
  expect(await publishedBodies(shop.db, orderPaid)).toMatchObject([{ ...facts, total_paise: 69_900, items: ids }]);
  const given = ids.map((course) => ({ ...facts, ...course, version: 1, revoked_at: null }));
  expect(await publishedBodies(shop.db, accessChanged)).toMatchObject(given);
});

test('a refund is published with the access that it ends, within the window and after it', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await shop.jobs.run();
  expect((await publishedBodies(shop.db, accessChanged)).at(-1)).toMatchObject({
    version: 2,
    revoked_at: expect.any(String),
    revoked_for: 'refund',
    revoked_in_window: true,
  });
  expect(await publishedBodies(shop.db, refundProcessed)).toMatchObject([
    { order_id: order.order_id, amount_paise: order.total_paise },
  ]);
});

test('a payment that is rolled back publishes nothing', async () => {
  const { order } = await placeOrder(shop);
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  shop.breaks.before = 'invoice';
  await expect(shop.settle(order.order_id)).rejects.toThrow('broken before invoice');
  delete shop.breaks.before;
  expect(await shop.db('event_log')).toEqual([]);
});
