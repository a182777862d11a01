import { startOrders, type TestOrders } from '../../testing/orders-fixture';
import { walk } from '../../testing/random-walk';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop.stop());

test('after random steps money, orders, access and coupons agree', async () => {
  expect(await walk(shop, 1, 50)).toEqual([]);
});
