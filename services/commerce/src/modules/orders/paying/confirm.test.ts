import type { Order } from '@vidyapath/http/commerce-orders';
import { placeOrder } from '../../../testing/ordered';
import { startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop.stop());

const gatewayId = ({ checkout }: Order): string => checkout?.gateway_order_id ?? '';
const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;

test('a signature that does not hold is a 400, a payment of another order a 409', async () => {
  const first = await placeOrder(shop);
  const second = await placeOrder(shop, [49_900], first.buyer);
  const paymentId = await shop.gateway.pay(gatewayId(second.order));
  expect(kindOf(await shop.confirm(first.buyer, { ...second.order, order_id: first.order.order_id }, paymentId))).toBe(
    '/problems/order-state',
  );
  // The signature of this order over the payment of the other one, which is booked there or not yet.
  for (const settled of [false, true]) {
    if (settled) await shop.settle(second.order.order_id);
    const refused = await shop.confirm(first.buyer, first.order, paymentId);
    expect([refused.statusCode, kindOf(refused)]).toEqual([409, '/problems/order-state']);
  }
  const url = `/api/commerce/orders/${first.order.order_id}/confirm`;
  const body = {
    razorpay_payment_id: paymentId,
    razorpay_order_id: gatewayId(first.order),
    razorpay_signature: '0'.repeat(64),
  };
  expect((await shop.post(url, body, first.buyer)).statusCode).toBe(400);
  expect((await shop.see(first.buyer, first.order)).status).toBe('pending');
});
