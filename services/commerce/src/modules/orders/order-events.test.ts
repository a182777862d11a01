import { accessChanged, orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import type { SentEvent } from '@vidyapath/service-kit/events/event';
import { placeOrder, placePaidOrder } from '../../testing/ordered';
import { startOrders, type TestOrders } from '../../testing/orders-fixture';

let shop: TestOrders;
let published: SentEvent[] = [];
const types = [orderPaid.type, refundProcessed.type, accessChanged.type];
beforeAll(async () => {
  const subscribers = [{ name: 'learning', link: httpLink('http://127.0.0.1:1'), types }];
  shop = await startOrders({ delivery: { subscribers, deliver: async (_, event) => void published.push(event) } });
});
beforeEach(() => {
  published = [];
});
afterEach(() => shop.calm());
afterAll(() => shop.stop());

const bodiesOf = (type: string) => published.filter((event) => event.type === type).map(({ body }) => body);

test('a paid order is published once with what it gives', async () => {
  const { buyer, order, courses } = await placePaidOrder(shop, [49_900, 20_000]);
  await shop.jobs.run();
  const ids = courses.map(({ course_id }) => ({ course_id }));
  const { order_id } = order;
  const facts = { order_id, user_id: buyer.id };
  expect(bodiesOf(orderPaid.type)).toMatchObject([{ ...facts, total_paise: 69_900, items: ids }]);
  const given = ids.map((course) => ({ ...facts, ...course, version: 1, revoked_at: null }));
  expect(bodiesOf(accessChanged.type)).toMatchObject(given);
});

test('a refund is published with the access that it ends, within the window and after it', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  await shop.jobs.run();
  expect(bodiesOf(accessChanged.type).at(-1)).toMatchObject({
    version: 2,
    revoked_at: expect.any(String),
    revoked_for: 'refund',
    revoked_in_window: true,
  });
  expect(bodiesOf(refundProcessed.type)).toMatchObject([{ order_id: order.order_id, amount_paise: order.total_paise }]);
});

test('a payment that is rolled back publishes nothing', async () => {
  const { order } = await placeOrder(shop);
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
  shop.breaks.before = 'invoice';
  await expect(shop.orders.settle(order.order_id)).rejects.toThrow('broken before invoice');
  delete shop.breaks.before;
  expect(await shop.db('commerce_jobs._private_jobs').whereRaw(`payload ->> 'subscriber' = 'learning'`)).toEqual([]);
  expect(published).toEqual([]);
});
