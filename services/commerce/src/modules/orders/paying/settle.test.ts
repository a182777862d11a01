import type { Order } from '@vidyapath/http/commerce-orders';
import { storeCoupon, storeGrant } from '../../../testing/offers-factories';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const day = 86_400;
const gatewayId = ({ checkout }: Order): string => checkout?.gateway_order_id ?? '';
const pay = (order: Order, outcome?: string): Promise<string> => shop.gateway.pay(gatewayId(order), outcome);
const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;
const invoices = async ({ order_id }: Order): Promise<number> =>
  (await shop.db('documents').where({ order_id }).whereNull('refund_id')).length;
const liveGrants = async (userId: number): Promise<number> =>
  (await shop.db('grants').where('user_id', userId).whereNull('revoked_at')).length;
const settle = ({ order_id }: Order) => shop.settle(order_id);

test('a confirmed payment pays: access, invoice and mail at once', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop, [49_900, 20_000]);
  expect(order).toMatchObject({
    status: 'paid',
    checkout: null,
    payment: { provider: 'simulated', method: 'upi', gateway_payment_id: paymentId },
    invoice_number: expect.stringMatching(/^VP\d{4}-\d{6}$/),
  });
  expect(await liveGrants(buyer.id)).toBe(2);
  await shop.jobs.run();
  expect(shop.jobs.others.filter(({ payload }) => payload['order_id'] === order.order_id)).toHaveLength(1);
});

test.each([
  ['failure', 'failed'],
  ['cancelled', 'failed'],
])('after a %s the order can be paid again', async (outcome) => {
  const { buyer, order } = await placeOrder(shop);
  await pay(order, outcome);
  await settle(order);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'pending', payment_seen: false });
  await pay(order);
  await settle(order);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});

test('what is only authorised is captured', async () => {
  const { buyer, order } = await placeOrder(shop);
  await pay(order, 'authorized');
  await settle(order);
  expect((await shop.see(buyer, order)).status).toBe('paid');
});

test('a payment that failed may still be captured', async () => {
  const { buyer, order } = await placeOrder(shop);
  await shop.hostile({ payments: { lateSeconds: 0 } });
  const paymentId = await pay(order, 'failure-then-success');
  await settle(order);
  for (let seen = await shop.see(buyer, order); seen.status === 'pending'; seen = await shop.see(buyer, order))
    await settle(order);
  expect((await shop.see(buyer, order)).payment?.gateway_payment_id).toBe(paymentId);
});

test('an attempt that is open is seen, and neither expires nor is cancelled', async () => {
  const { buyer, order } = await placeOrder(shop);
  await pay(order, 'pending');
  expect(kindOf(await shop.cancel(buyer, order))).toBe('/problems/payment-seen');
  shop.later(1_801);
  await shop.jobs.run();
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'pending', payment_seen: true });
});

test('an unpaid order expires and releases its coupon; a cancelled order releases it too', async () => {
  const { code } = await storeCoupon(shop.db, { max_uses: 2 });
  const body = async () => ({
    items: [{ kind: 'course' as const, course_id: (await shop.course()).course_id }],
    coupon_code: code,
    expected_total_paise: 44_910,
  });
  const buyer = aBuyer();
  const left = (await shop.order(buyer, await body())).json<Order>();
  const cancelled = (await shop.order(buyer, await body())).json<Order>();
  expect((await shop.cancel(buyer, cancelled)).json<Order>().status).toBe('cancelled');
  expect((await shop.cancel(buyer, cancelled)).statusCode).toBe(200);
  await shop.jobs.run();
  expect((await shop.see(buyer, left)).status).toBe('pending');
  shop.later(1_801);
  await shop.jobs.run();
  expect((await shop.see(buyer, left)).status).toBe('expired');
  expect(kindOf(await shop.cancel(buyer, left))).toBe('/problems/order-state');
  expect(await shop.db('coupons').where({ code }).first('used', 'reserved')).toEqual({ used: 0, reserved: 0 });
});

test('the gateway is asked again for three days, also about an order that has ended', async () => {
  const { buyer, order } = await placeOrder(shop);
  await shop.cancel(buyer, order);
  await pay(order);
  shop.later(30);
  await shop.jobs.run();
  expect((await shop.see(buyer, order)).status).toBe('paid');
  for (let hours = 0; hours < 80; hours += 5) {
    shop.later(18_000);
    expect(await shop.jobs.run()).toEqual([]);
  }
  const steps = await shop.db('commerce_jobs._private_jobs').whereRaw(`payload->>'order_id' = ?`, [order.order_id]);
  expect(steps).toEqual([]);
});

test('a late capture is honoured although its coupon has gone to another', async () => {
  const { code } = await storeCoupon(shop.db, { max_uses: 1 });
  const { course_id } = await shop.course();
  const body = { items: [{ kind: 'course' as const, course_id }], coupon_code: code, expected_total_paise: 44_910 };
  const buyer = aBuyer();
  const order = (await shop.order(buyer, body)).json<Order>();
  await shop.cancel(buyer, order);
  expect((await shop.order(aBuyer(), body)).statusCode).toBe(201);
  await pay(order);
  await settle(order);
  expect((await shop.see(buyer, order)).status).toBe('paid');
  expect(await shop.db('coupon_uses').where('order_id', order.order_id).first('state')).toEqual({ state: 'late' });
});

test.each(['owned', 'deleted'])('a late capture of what is %s by now goes back in full', async (why) => {
  const { buyer, order, courses, items } = await placeOrder(shop);
  await shop.cancel(buyer, order);
  let other: Order | undefined;
  if (why === 'owned') {
    other = (await shop.order(buyer, { items })).json<Order>();
    await shop.confirm(buyer, other, await pay(other));
  } else await shop.db('courses').where('course_id', courses[0]?.course_id).update({ deleted: true });
  await pay(order);
  await settle(order);
  await shop.jobs.run();
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'refunded', refunded_paise: 49_900, paid_at: null, invoice_number: null });
  expect(seen.refunds).toMatchObject([{ status: 'processed', amount_paise: 49_900, credit_note_number: null }]);
  const { order_id, order_number } = other ?? {};
  expect([seen.refund_reason, seen.refund_order]).toEqual(
    other ? ['owned-by-order', { order_id, order_number }] : ['not-for-sale', null],
  );
  expect(await liveGrants(buyer.id)).toBe(why === 'owned' ? 1 : 0);
});

test('a late capture of what staff has given meanwhile goes back as late, and names no order', async () => {
  const { buyer, order, courses } = await placeOrder(shop);
  await shop.cancel(buyer, order);
  await storeGrant(shop.db, buyer.id, courses[0]?.course_id ?? 0);
  await pay(order);
  await settle(order);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', refund_reason: 'late', refund_order: null });
});

test('a refund that the buyer asked for has no reason of the platform', async () => {
  const { buyer, order } = await placePaidOrder(shop);
  await shop.refund(buyer, order);
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', refund_reason: null, refund_order: null });
});

test('of two captured payments the second goes back', async () => {
  const { buyer, order } = await placeOrder(shop);
  await shop.hostile({ payments: { secondCapture: true } });
  await pay(order);
  await settle(order);
  await shop.jobs.run();
  await settle(order);
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'paid', refunded_paise: 0, review: false });
  expect(seen.refunds).toMatchObject([{ status: 'processed', amount_paise: 49_900, item_ids: [] }]);
  expect([await invoices(order), await liveGrants(buyer.id)]).toEqual([1, 1]);
});

test('of two paid orders that share an item the share of the second goes back', async () => {
  const first = await placeOrder(shop);
  const { course_id } = await shop.course(20_000);
  const items = [...first.items, { kind: 'course' as const, course_id }];
  const second = (await shop.order(first.buyer, { items, expected_total_paise: 69_900 })).json<Order>();
  await Promise.all([pay(first.order), pay(second)]);
  await settle(first.order);
  await settle(second);
  await shop.jobs.run();
  const { order_id, order_number } = first.order;
  expect(await shop.see(first.buyer, second)).toMatchObject({
    status: 'partially_refunded',
    refunded_paise: 49_900,
    refund_reason: 'owned-by-order',
    refund_order: { order_id, order_number },
  });
  expect(await liveGrants(first.buyer.id)).toBe(2);
});

test.each([100, -100])(
  'an amount that is %d paise off gives no access and is put under review',
  async (tamperPaise) => {
    const { buyer, order } = await placeOrder(shop);
    await shop.hostile({ payments: { tamperPaise } });
    await pay(order);
    await settle(order);
    await settle(order);
    shop.later(day);
    await shop.jobs.run();
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'pending', review: true, checkout: null });
    expect(await liveGrants(buyer.id)).toBe(0);
    expect(kindOf(await shop.cancel(buyer, order))).toBe('/problems/order-state');
  },
);

test('another currency gives no access and is put under review', async () => {
  const { buyer, order } = await placeOrder(shop);
  const payment = await pay(order, 'failure');
  const sim = {
    id: payment,
    order_id: gatewayId(order),
    amount: 49_900,
    status: 'captured',
    captured: true,
    currency: 'USD',
  };
  const { client } = shop;
  const fetchOrderPayments = client.fetchOrderPayments;
  client.fetchOrderPayments = async () => [{ ...sim, method: 'card' }];
  const fetchRefunds = client.fetchRefunds;
  client.fetchRefunds = async () => [];
  await settle(order);
  Object.assign(client, { fetchOrderPayments, fetchRefunds });
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'pending', review: true });
});
