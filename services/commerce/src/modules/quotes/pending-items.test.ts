import type { Order } from '@vidyapath/http/commerce-orders';
import { storeCoupon } from '../../testing/offers-factories';
import { placeOrder } from '../../testing/ordered';
import { aBuyer, startOrders, type TestOrders } from '../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterEach(() => shop.calm());
afterAll(() => shop.stop());

/** After a payment of it has failed. */
async function orderWithCoupon(buyer = aBuyer()) {
  const { code } = await storeCoupon(shop.db, { max_uses_per_person: 1 });
  const { course_id } = await shop.course();
  const items = [{ kind: 'course' as const, course_id }];
  const answer = await shop.order(buyer, { items, coupon_code: code, expected_total_paise: 44_910 });
  const order = answer.json<Order>();
  await shop.gateway.pay(order.checkout?.gateway_order_id ?? '', 'failure');
  await shop.settle(order.order_id);
  return { buyer, items, coupon_code: code, order };
}

test('the quote of a course names the unpaid order that has it, counts nothing, and so does the coupon', async () => {
  const { buyer, items, coupon_code, order } = await orderWithCoupon();
  const held = { problem: 'held', pending_order_id: order.order_id };
  const quote = await shop.quote(buyer, { items, coupon_code });
  expect(quote).toMatchObject({ lines: [{ ...held, total_paise: 0 }], total_paise: 0, coupon: held });

  const other = await shop.course(20_000);
  const both = [...items, { kind: 'course' as const, course_id: other.course_id }];
  expect(await shop.quote(buyer, { items: both, coupon_code })).toMatchObject({
    lines: [held, { problem: null, pending_order_id: null }],
    total_paise: 20_000,
    coupon: { ...held, discount_paise: 0 },
  });
  expect(await shop.quote(aBuyer(), { items })).toMatchObject({ lines: [{ problem: null }], total_paise: 49_900 });
});

test('the order itself is still answered to the same request, and the coupon is refused by its order', async () => {
  const { buyer, items, coupon_code, order } = await orderWithCoupon();
  const again = await shop.order(buyer, { items, coupon_code, expected_total_paise: 44_910 });
  expect([again.statusCode, again.json<Order>().order_id]).toEqual([200, order.order_id]);
  const refused = await shop.order(buyer, { items, coupon_code, expected_total_paise: 40_000 });
  expect(refused.json()).toMatchObject({ status: 409, type: '/problems/coupon-not-valid' });
  expect(refused.json<{ detail: string }>().detail).toContain('not paid yet');
});

test.each(['paid', 'cancelled', 'over'])('nothing is held by an order that is %s', async (how) => {
  const { buyer, items, coupon_code, order } = await orderWithCoupon();
  if (how === 'cancelled') await shop.cancel(buyer, order);
  if (how === 'over') shop.later(1_801);
  if (how === 'paid') {
    const paymentId = await shop.gateway.pay(order.checkout?.gateway_order_id ?? '');
    await shop.confirm(buyer, order, paymentId);
  }
  const quote = await shop.quote(buyer, { items, coupon_code });
  expect(quote.lines[0]?.problem).toBe(how === 'paid' ? 'owned' : null);
  if (how !== 'over') expect(quote.coupon?.problem).not.toBe('held');
});

test('an order under review, and one whose payment is under way, hold their items beyond their time', async () => {
  const reviewed = await placeOrder(shop);
  await shop.hostile({ payments: { tamperPaise: 100 } });
  await shop.gateway.pay(reviewed.order.checkout?.gateway_order_id ?? '');
  await shop.settle(reviewed.order.order_id);
  await shop.hostile({});
  const seen = await placeOrder(shop);
  await shop.gateway.pay(seen.order.checkout?.gateway_order_id ?? '', 'pending');
  await shop.settle(seen.order.order_id);
  shop.later(1_801);
  for (const { buyer, items, order } of [reviewed, seen])
    expect(await shop.quote(buyer, { items })).toMatchObject({
      lines: [{ problem: 'held', pending_order_id: order.order_id }],
    });
});
