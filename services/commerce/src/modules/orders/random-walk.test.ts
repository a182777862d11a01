import { startOrders, type TestOrders } from '../../testing/orders-fixture';
import { walk } from '../../testing/random-walk';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop.stop());

test.each([1, 2])('whatever happens after what, money, orders, access and coupons agree (seed %d)', async (seed) => {
  expect(await walk(shop, seed, 50)).toEqual([]);
});
