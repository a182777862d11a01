import type { Refund } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders({ timeoutMs: 1_500 });
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

/** The gateway receives such calls, may act, and never answers. */
const silent = (path: string, when: 'hangBefore' | 'hangAfter') =>
  shop.hostile({ api: { [when]: 1, method: 'POST', path } });

test('an order that the gateway does not answer is a 503, and nothing is ordered', async () => {
  await silent('orders', 'hangAfter');
  const buyer = aBuyer();
  const { course_id } = await shop.course();
  const items = [{ kind: 'course' as const, course_id }];
  const answer = await shop.order(buyer, { items });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(await shop.db('orders').where('user_id', buyer.id)).toEqual([]);
});

test.each(['hangBefore', 'hangAfter'] as const)('a capture without an answer (%s) is read later', async (when) => {
  const { buyer, order } = await placeOrder(shop);
  const paymentId = await shop.gateway.pay(order.checkout?.gateway_order_id ?? '', 'authorized');
  await silent('capture', when);
  expect((await shop.confirm(buyer, order, paymentId)).statusCode).toBe(503);
  await shop.hostile({});
  await shop.settle(order.order_id);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});

test.each(['hangBefore', 'hangAfter'] as const)('a refund without an answer (%s) is made once', async (when) => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  expect((await shop.refund(buyer, order)).json<Refund>().status).toBe('pending');
  await silent('refund', when);
  expect(await shop.jobs.run()).not.toEqual([]);
  await shop.hostile({});
  await shop.jobs.run();
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ status: 'processed' }]);
  expect(await shop.client.fetchRefunds(paymentId)).toHaveLength(1);
});
