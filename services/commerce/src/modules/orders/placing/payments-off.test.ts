import type { Order } from '@vidyapath/http/commerce-orders';
import { storeCoupon } from '../../../testing/offers-factories';
import { aBuyer, startOrders, type TestOrders } from '../../../testing/orders-fixture';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders({ paymentsOff: true });
});
afterAll(() => shop.stop());

test('while payments are off only what costs nothing can be ordered', async () => {
  const { course_id } = await shop.course();
  const items = [{ kind: 'course' as const, course_id }];
  const refused = await shop.order(aBuyer(), { items });
  expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([409, '/problems/payments-off']);
  const { code } = await storeCoupon(shop.db, { value: 100 });
  const answer = await shop.order(aBuyer(), { items, coupon_code: code, expected_total_paise: 0 });
  expect([answer.statusCode, answer.json<Order>().status]).toEqual([201, 'paid']);
});
