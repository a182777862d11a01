import { startOrders, type TestOrders } from '../../testing/orders-fixture';
import { walk } from '../../testing/random-walk';

let shop: TestOrders;
beforeAll(async () => {
  shop = await startOrders();
});
afterAll(() => shop.stop());

test.each(Array.from({ length: 8 }, (_, index) => index + 10))(
  'after random steps money, orders, access and coupons agree (seed %d)',
  async (seed) => {
    expect(await walk(shop, seed, 150)).toEqual([]);
  },
);
