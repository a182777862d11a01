import type { Order } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder } from '../../../testing/ordered';
import { startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { lookForUnknown } from './look-for-unknown';

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
const pay = (order: Order, outcome?: string): Promise<string> => shop.gateway.pay(gatewayId(order), outcome);
const invoices = async ({ order_id }: Order): Promise<number> =>
  (await shop.db('documents').where({ order_id }).whereNull('refund_id')).length;
const liveGrants = async (userId: number): Promise<number> =>
  (await shop.db('grants').where('user_id', userId).whereNull('revoked_at')).length;
const settle = ({ order_id }: Order) => shop.settle(order_id);

test('50 settle one order at once, with confirm among them: one invoice, one grant', async () => {
  const { buyer, order } = await placeOrder(shop);
  const paymentId = await pay(order, 'authorized');
  const calls = Array.from({ length: 50 }, (_, index) =>
    index % 2 === 0 ? settle(order) : shop.confirm(buyer, order, paymentId),
  );
  await Promise.all(calls);
  expect((await shop.see(buyer, order)).status).toBe('paid');
  expect([await invoices(order), await liveGrants(buyer.id)]).toEqual([1, 1]);
});

test('cancel and capture at once end in one of the two, with the money known', async () => {
  for (let round = 0; round < 10; round++) {
    const { buyer, order } = await placeOrder(shop);
    await Promise.all([shop.cancel(buyer, order), pay(order).then(() => settle(order))]);
    await settle(order);
    expect((await shop.see(buyer, order)).status).toBe('paid');
  }
});

describe('a process that fails', () => {
  const steps = [
    ['before', 'fetchOrderPayments'],
    ['after', 'fetchOrderPayments'],
    ['before', 'capture'],
    ['after', 'capture'],
    ['before', 'fetchPayment'],
    ['before', 'fetchRefunds'],
    ['after', 'fetchRefunds'],
    ['before', 'owned'],
    ['after', 'give'],
    ['before', 'invoice'],
    ['after', 'invoice'],
  ] as const;
  test.each(steps)('%s %s leaves nothing half done, and the next one continues', async (when, step) => {
    const { buyer, order } = await placeOrder(shop);
    await pay(order, 'authorized');
    shop.breaks[when] = step;
    await expect(settle(order)).rejects.toThrow(`broken ${when} ${step}`);
    delete shop.breaks[when];
    expect(await brokenInvariants(shop.db)).toEqual([]);
    expect([await invoices(order), await liveGrants(buyer.id)]).toEqual([0, 0]);
    await settle(order);
    expect([await invoices(order), await liveGrants(buyer.id)]).toEqual([1, 1]);
  });
});

test.each([
  ['slow', { slowMs: 300 }],
  ['failing before it acts', { failBefore: 1, times: 2 }],
  ['failing after it has acted', { failAfter: 1, times: 2 }],
  ['failing half of the time', { failBefore: 0.25, failAfter: 0.25 }],
])('with a gateway that is %s the payment is still found', async (_how, api) => {
  const { buyer, order } = await placeOrder(shop);
  const paymentId = await pay(order, 'authorized');
  await shop.hostile({ api });
  const answer = await shop.confirm(buyer, order, paymentId);
  expect([200, 503]).toContain(answer.statusCode);
  for (let times = 0; (await shop.see(buyer, order)).status === 'pending' && times < 50; times++)
    await settle(order).catch(() => undefined);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});

test('a payment without an event is found in the list of the last four days', async () => {
  const { buyer, order } = await placeOrder(shop);
  await pay(order);
  shop.clock.now = new Date();
  await lookForUnknown(shop.ctx, () => undefined);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});
