import type { Order } from '@vidyapath/http/commerce-orders';
import { aBuyer, type Person, type TestOrders } from './orders-fixture';

/** A pending order of courses at these prices. */
export async function placeOrder(shop: TestOrders, prices: readonly number[] = [49_900], buyer: Person = aBuyer()) {
  const courses = [];
  for (const price of prices) courses.push(await shop.course(price));
  const items = courses.map(({ course_id }) => ({ kind: 'course' as const, course_id }));
  const total = prices.reduce((sum, price) => sum + price, 0);
  const answer = await shop.order(buyer, { items, expected_total_paise: total });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { buyer, courses, items, order: answer.json<Order>() };
}

/** The same, paid. */
export async function placePaidOrder(shop: TestOrders, prices?: readonly number[], buyer?: Person) {
  const placed = await placeOrder(shop, prices, buyer);
  const paymentId = await shop.gateway.pay(placed.order.checkout?.gateway_order_id ?? '');
  const order = (await shop.confirm(placed.buyer, placed.order, paymentId)).json<Order>();
  return { ...placed, order, paymentId };
}
