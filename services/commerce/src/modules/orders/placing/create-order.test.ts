import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { orderSortFields } from '@vidyapath/http/sort-fields';
import { storeCoupon, storePlan } from '../../../testing/offers-factories';
import { brokenInvariants } from '../../../testing/order-invariants';
import { placeOrder, placePaidOrder } from '../../../testing/ordered';
import { aBuyer, staff, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(async () => {
  await shop.hostile({});
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.stop());

const one = async () => {
  const { course_id } = await shop.course();
  return { items: [{ kind: 'course' as const, course_id }] };
};
const ordersOf = async (id: number): Promise<number> =>
  Number((await shop.db('orders').where('user_id', id).count())[0]?.['count']);
const kindOf = (answer: { json: () => { type?: string } }) => answer.json().type;

test('an order is made as the buyer saw it, and can be paid', async () => {
  const { buyer, order, courses } = await placeOrder(shop, [49_900, 20_000]);
  expect(order).toMatchObject({
    status: 'pending',
    review: false,
    payment_seen: false,
    total_paise: 69_900,
    refunded_paise: 0,
    paid_at: null,
    invoice_number: null,
    payment: null,
    refunds: [],
    checkout: { provider: 'simulated', amount_paise: 69_900, currency: 'INR' },
    tax: { rate_percent: 18, place_of_supply: '21' },
  });
  expect(order.items.map(({ course_id }) => course_id)).toEqual(courses.map(({ course_id }) => course_id));
  const read = await shop.get(paths.order(order.order_id), buyer);
  expect(read.headers['cache-control']).toBe('no-store');
  expect(read.json()).toEqual(order);
});

test('only its buyer and staff see an order', async () => {
  const { order } = await placeOrder(shop);
  const url = paths.order(order.order_id);
  expect((await shop.get(url, aBuyer())).statusCode).toBe(404);
  expect((await shop.get(url, null)).statusCode).toBe(401);
  expect((await shop.get(url, staff)).statusCode).toBe(200);
  for (const action of ['cancel', 'confirm', 'refunds'])
    expect(
      (
        await shop.post(
          `${url}/${action}`,
          action === 'cancel'
            ? undefined
            : {
                reason: 'x',
                razorpay_payment_id: 'pay_1',
                razorpay_order_id: 'order_1',
                razorpay_signature: '0'.repeat(64),
              },
          aBuyer(),
        )
      ).statusCode,
    ).toBe(404);
});

test('the same items in another order make no second order', async () => {
  const { buyer, items, order } = await placeOrder(shop, [49_900, 20_000]);
  const again = await shop.order(buyer, { items: items.toReversed(), expected_total_paise: 69_900 });
  expect([again.statusCode, again.json<Order>().order_id]).toEqual([200, order.order_id]);
  expect(await ordersOf(buyer.id)).toBe(1);
});

test('50 equal orders at once are one', async () => {
  const buyer = aBuyer();
  const body = await one();
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.order(buyer, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
  expect(await ordersOf(buyer.id)).toBe(1);
});

test('a repeated key has the same answer without asking the gateway again, and no other content', async () => {
  const buyer = aBuyer();
  const body = await one();
  const headers = { 'idempotency-key': 'first' };
  const first = await shop.order(buyer, body, headers);
  await shop.cancel(buyer, first.json<Order>());
  shop.breaks.before = 'createOrder';
  const again = await shop.order(buyer, body, headers);
  delete shop.breaks.before;
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect((await shop.order(buyer, await one(), headers)).statusCode).toBe(422);
});

test('another total is refused with what it costs now', async () => {
  const answer = await shop.order(aBuyer(), { ...(await one()), expected_total_paise: 40_000 });
  expect([answer.statusCode, kindOf(answer)]).toEqual([409, '/problems/total-changed']);
  expect(answer.json<{ quote: { total_paise: number } }>().quote.total_paise).toBe(49_900);
});

test('what is owned, free, hidden, unknown or barred is refused', async () => {
  const { buyer, items } = await placePaidOrder(shop);
  expect(kindOf(await shop.order(buyer, { items }))).toBe('/problems/already-owned');
  const free = await shop.course(0);
  const barred = await shop.course();
  await shop.db('course_bars').insert({ course_id: barred.course_id, barred_at: shop.clock.now });
  for (const course_id of [free.course_id, barred.course_id, 2_000_000_000])
    expect(kindOf(await shop.order(buyer, { items: [{ kind: 'course', course_id }] }))).toBe('/problems/not-for-sale');
});

test.each<[string, Partial<OrderBody>]>([
  ['no items', { items: [] }],
  ['a GSTIN that is none', { billing: { name: 'A', place_of_supply: '21', gstin: '21AAPFU0939F1Z8' } }],
  ['a GSTIN of another state', { billing: { name: 'A', place_of_supply: '27', gstin: '21AAPFU0939F1Z7' } }],
  ['a state that is none', { billing: { name: 'A', place_of_supply: '96' } }],
])('%s is a 400', async (_what, body) => {
  expect((await shop.order(aBuyer(), { ...(await one()), ...body })).statusCode).toBe(400);
});

test('a sixth pending order is refused; one under review does not count', async () => {
  const buyer = aBuyer();
  const orders = [];
  for (let made = 0; made < 5; made++) orders.push((await placeOrder(shop, [49_900], buyer)).order);
  expect(kindOf(await shop.order(buyer, await one()))).toBe('/problems/too-many-pending');
  await shop.db('orders').where('order_id', orders[0]?.order_id).update({ review: 'a test' });
  expect((await shop.order(buyer, await one())).statusCode).toBe(201);
});

test('a total of nothing is paid at once, without the gateway and without an invoice', async () => {
  const { code } = await storeCoupon(shop.db, { value: 100 });
  const buyer = aBuyer();
  shop.breaks.before = 'createOrder';
  const answer = await shop.order(buyer, { ...(await one()), coupon_code: code, expected_total_paise: 0 });
  delete shop.breaks.before;
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    status: 'paid',
    total_paise: 0,
    invoice_number: null,
    checkout: null,
    payment: null,
  });
  expect(await shop.db('coupons').where({ code }).first('used', 'reserved')).toEqual({ used: 1, reserved: 0 });
  expect(kindOf(await shop.refund(buyer, answer.json<Order>()))).toBe('/problems/too-little-to-refund');
});

test('a coupon that cannot be used is refused; the same order again is not', async () => {
  const { code } = await storeCoupon(shop.db, { max_uses: 1, max_uses_per_person: 1 });
  const buyer = aBuyer();
  const body = { ...(await one()), coupon_code: code, expected_total_paise: 44_910 };
  expect((await shop.order(buyer, body)).statusCode).toBe(201);
  expect((await shop.order(buyer, { ...body, coupon_code: code.toUpperCase() })).statusCode).toBe(200);
  expect(kindOf(await shop.order(aBuyer(), body))).toBe('/problems/coupon-not-valid');
});

test('of 50 orders at once for the last use of a coupon one gets it', async () => {
  const { code } = await storeCoupon(shop.db, { max_uses: 1 });
  const body = { ...(await one()), coupon_code: code, expected_total_paise: 44_910 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.order(aBuyer(), body)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(await shop.db('coupons').where({ code }).first('used', 'reserved')).toEqual({ used: 0, reserved: 1 });
});

test.each([
  ['before it acts', { failBefore: 1 }],
  ['after it has acted', { failAfter: 1 }],
  ['by refusing', { tooMany: 1, retryAfter: null }],
])('a gateway that fails %s leaves no order and holds no coupon', async (_when, api) => {
  const { code } = await storeCoupon(shop.db, { max_uses: 1 });
  const buyer = aBuyer();
  const body = { ...(await one()), coupon_code: code, expected_total_paise: 44_910 };
  await shop.hostile({ api });
  expect((await shop.order(buyer, body)).statusCode).toBe(503);
  expect(await ordersOf(buyer.id)).toBe(0);
  await shop.hostile({});
  expect((await shop.order(buyer, body)).statusCode).toBe(201);
});

test('the own orders are listed, searched and paged', async () => {
  const buyer = aBuyer();
  const first = (await placeOrder(shop, [49_900], buyer)).order;
  shop.later(1);
  const second = (await placeOrder(shop, [20_000], buyer)).order;
  const list = await shop.get(paths.orders, buyer);
  if (list.statusCode !== 200) throw new Error(list.body);
  expect([list.headers['x-total-count'], list.headers['cache-control']]).toEqual(['2', 'no-store']);
  expect(list.json<Order[]>().map(({ order_id }) => order_id)).toEqual([second.order_id, first.order_id]);
  expect((await shop.get(`${paths.orders}?sort=total_paise:asc&limit=1`, buyer)).json<Order[]>()[0]?.order_id).toBe(
    second.order_id,
  );
  for (const field of orderSortFields)
    expect((await shop.get(`${paths.orders}?sort=${field}:desc`, buyer)).json()).toHaveLength(2);
  expect((await shop.get(`${paths.orders}?q=${first.order_number}`, buyer)).json()).toHaveLength(1);
});

test('a plan is ordered with what it brings', async () => {
  const { plan_id } = await storePlan(shop.db, { kind: 'all', months: 24, price_paise: 199_900 });
  const buyer = aBuyer();
  const made = await shop.order(buyer, { items: [{ kind: 'plan', plan_id }], expected_total_paise: 199_900 });
  const order = made.json<Order>();
  await shop.confirm(buyer, order, await shop.gateway.pay(order.checkout?.gateway_order_id ?? ''));
  expect(await shop.db('grants').where('user_id', buyer.id).first('scope', 'source')).toEqual({
    scope: 'all',
    source: 'plan',
  });
});
