import type { Order } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder } from '../../../testing/ordered';
import { staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';
import { findAttention } from '../attention/attention.repository';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => expect(await brokenInvariants(shop.db)).toEqual([]));
afterAll(() => shop.stop());

const gatewayId = ({ checkout }: Order): string => checkout?.gateway_order_id ?? '';

test.each(['pending', 'cancelled'] as const)(
  'money for a %s order of an account that was erased meanwhile goes back and waits for staff',
  async (status) => {
    const { buyer, order } = await placeOrder(shop);
    if (status === 'cancelled') await shop.cancel(buyer, order);
    const paymentId = await shop.gateway.pay(gatewayId(order));
    await shop.db('people').insert({ user_id: buyer.id, version: 9, deleted: true }).onConflict('user_id').merge();
    await shop.settle(order.order_id);
    await shop.jobs.run();
    expect(await shop.see(staff, order)).toMatchObject({
      status: 'refunded',
      review: true,
      refund_reason: 'account-erased',
      refund_order: null,
      refunds: [{ amount_paise: order.total_paise, status: 'processed' }],
    });
    expect(await shop.db('grants').where('user_id', buyer.id)).toEqual([]);
    const entries = (await findAttention(shop.db, new Date())).filter(({ order_id }) => order_id === order.order_id);
    expect(entries).toMatchObject([{ kind: 'order-review', detail: `the account was erased: ${paymentId}` }]);
  },
);
