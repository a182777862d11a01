import { randomUUID } from 'node:crypto';
import { createBuyers } from '../../testing/bought';
import { startTestCommerce, type TestCommerce } from '../../testing/test-commerce';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('services read the owner of an order, paid or not; an unknown order is 404', async () => {
  const buyers = createBuyers(commerce);
  const { order } = await buyers.ordered(7);
  const ask = (id: string, scope = 'orders:read') =>
    commerce.app.inject({ url: `/internal/orders/${id}`, headers: commerce.tokens.asService(scope) });
  const { order_id, order_number, status } = order;
  expect((await ask(order_id)).json()).toEqual({ order_id, order_number, status, user_id: 7 });
  expect((await ask(randomUUID())).statusCode).toBe(404);
  expect((await ask('1')).statusCode).toBe(400);
  expect((await ask(order_id, 'courses:read')).statusCode).toBe(403);
});
