import type { Order } from '@vidyapath/http/commerce-orders';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.calm();
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const pay = ({ checkout }: Order): Promise<string> => shop.gateway.pay(checkout?.gateway_order_id ?? '');
const settle = ({ order_id }: Order) => shop.settle(order_id);
const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;

/** Paid with more or less than it costs, and accepted by staff. */
async function acceptedOrder(tamperPaise: number, prices: readonly number[] = [49_900]) {
  const placed = await placeOrder(shop, prices);
  await shop.hostile({ payments: { tamperPaise } });
  const paymentId = await pay(placed.order);
  await settle(placed.order);
  await shop.hostile({});
  const order = (await shop.resolve({ action: 'grant' }, placed.order)).json<Order>();
  expect(order).toMatchObject({ status: 'paid', review: false });
  return { ...placed, order, paymentId };
}

describe('an order that is accepted with another amount', () => {
  test('has its share of an item that the buyer has already paid back by itself', async () => {
    const first = await placePaidOrder(shop);
    const { course_id } = await shop.course(20_000);
    const items = [...first.items, { kind: 'course' as const, course_id }];
    await shop.db('grants').where('user_id', first.buyer.id).update({ revoked_at: new Date() });
    const second = (await shop.order(first.buyer, { items, expected_total_paise: 69_900 })).json<Order>();
    await shop.db('grants').where('user_id', first.buyer.id).update({ revoked_at: null });
    await shop.hostile({ payments: { tamperPaise: 6_990 } });
    const paymentId = await pay(second);
    await settle(second);
    expect((await shop.resolve({ action: 'grant' }, second)).json()).toMatchObject({ status: 'partially_refunded' });
    await shop.jobs.run();
    // A tenth more came in, so a tenth more of each item goes back.
    expect(await shop.paidBack(paymentId)).toBe(54_890);
    expect(await shop.liveGrants(first.buyer.id)).toBe(2);
    await shop.refund(staff, second);
    await shop.jobs.run();
    expect(await shop.paidBack(paymentId)).toBe(76_890);
  });

  test.each([-900, 500])('and %d paise more is refunded with all that came in', async (tamperPaise) => {
    const { buyer, order, paymentId } = await acceptedOrder(tamperPaise, [29_900, 20_000]);
    const [first] = order.items;
    const part = Math.floor((29_900 * (49_900 + tamperPaise)) / 49_900);
    const answer = await shop.refund(staff, order, { item_ids: [first?.item_id] });
    expect(answer.json()).toMatchObject({ amount_paise: part });
    expect((await shop.refund(staff, order)).json()).toMatchObject({ amount_paise: 49_900 + tamperPaise - part });
    await shop.jobs.run();
    expect(await shop.paidBack(paymentId)).toBe(49_900 + tamperPaise);
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', refunded_paise: 49_900, review: false });
    expect([await shop.liveGrants(buyer.id), await shop.waiting(order)]).toEqual([0, []]);
  });

  test.each([-900, 500])('and %d paise more is taken over when all is paid back by hand', async (tamperPaise) => {
    const { buyer, order, paymentId } = await acceptedOrder(tamperPaise);
    await shop.refundByHand(paymentId, 49_900 + tamperPaise);
    await settle(order);
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', review: false });
    expect(await shop.waiting(order)).toEqual([]);
  });

  test('loses its items with a dispute about all that came in', async () => {
    const { buyer, order, paymentId } = await acceptedOrder(-900);
    const entity = { id: 'disp_less', payment_id: paymentId, amount: 49_000, status: 'lost' };
    await shop.deliverEvent('payment.dispute.lost', { dispute: { entity } });
    await shop.jobs.run();
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'refunded', review: false });
  });
});

test('an item that the buyer has already, and that cost less than a rupee, gives its access again', async () => {
  const cheap = await shop.course(50);
  const dear = await shop.course(20_000);
  const other = await shop.course(30_000);
  const item = ({ course_id }: { course_id: number }) => ({ kind: 'course' as const, course_id });
  const { buyer } = await placePaidOrder(shop);
  const one = await shop.order(buyer, { items: [item(cheap), item(dear)], expected_total_paise: 20_050 });
  const two = await shop.order(buyer, { items: [item(cheap), item(other)], expected_total_paise: 30_050 });
  for (const order of [one.json<Order>(), two.json<Order>()]) {
    await pay(order);
    await settle(order);
    expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', refunds: [], review: false });
  }
  expect(await shop.liveGrants(buyer.id)).toBe(5);
});

test('a second capture under review goes back when staff accepts the order', async () => {
  const { buyer, order, paymentId } = await placePaidOrder(shop);
  const first = await shop.client.fetchPayment(paymentId);
  const foreign = { ...first, id: 'pay_ForeignMoney01', currency: 'USD', amount: 700 };
  const { fetchOrderPayments, fetchRefunds } = shop.client;
  shop.client.fetchOrderPayments = async () => [first, foreign];
  shop.client.fetchRefunds = async (id) => (id === foreign.id ? [] : fetchRefunds(id));
  await settle(order);
  Object.assign(shop.client, { fetchOrderPayments, fetchRefunds });
  expect(await shop.see(buyer, order)).toMatchObject({ status: 'paid', review: true });
  const resolved = (await shop.resolve({ action: 'grant' }, order)).json<Order>();
  expect(resolved).toMatchObject({ status: 'paid', review: false });
  expect(resolved.refunds).toMatchObject([{ amount_paise: 700, item_ids: [], status: 'pending' }]);
  const { refund } = shop.client;
  shop.client.refund = async (payment_id, { amountPaise: amount, receipt }) => {
    return { id: 'rfnd_ForeignMoney1', payment_id, amount, receipt: receipt ?? null, status: 'processed' };
  };
  await shop.jobs.run();
  shop.client.refund = refund;
  expect((await shop.see(buyer, order)).refunds).toMatchObject([{ amount_paise: 700, status: 'processed' }]);
});

test('of two captures of another amount one is accepted and the other goes back', async () => {
  const { buyer, order } = await placeOrder(shop);
  await shop.hostile({ payments: { tamperPaise: 100, secondCapture: true } });
  await pay(order);
  await settle(order);
  await shop.resolve({ action: 'grant' }, order);
  await shop.jobs.run();
  const seen = await shop.see(buyer, order);
  expect(seen).toMatchObject({ status: 'paid', review: false, refunds: [{ amount_paise: 50_000, item_ids: [] }] });
});

test('a decision about what does not wait is refused', async () => {
  const { order } = await acceptedOrder(100);
  for (const action of ['grant', 'refund', 'paid-otherwise'])
    expect(kindOf(await shop.resolve({ action, reference: 'UTR' }, order))).toBe('/problems/order-state');
});
