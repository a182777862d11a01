import { nextId, now } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const url = '/api/commerce/cart';
const items = Array.from({ length: 20 }, (_, index) => ({ kind: 'course', course_id: index + 1 }));

test('a cart is what was put last, each person’s own', async () => {
  const one = { id: nextId() };
  const other = { id: nextId() };
  expect((await offers.get(url, one)).json()).toEqual({ items: [] });
  await offers.send('PUT', url, { items: [{ kind: 'plan', plan_id: 3 }] }, one);
  expect((await offers.send('PUT', url, { items }, one)).json()).toEqual({ items });
  const answer = await offers.get(url, one);
  expect([answer.json(), answer.headers['cache-control']]).toEqual([{ items }, 'no-store']);
  expect((await offers.get(url, other)).json()).toEqual({ items: [] });
});

test('puts at the same time store one of them', async () => {
  const person = { id: nextId() };
  const answers = await Promise.all(items.map((item) => offers.send('PUT', url, { items: [item] }, person)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await offers.get(url, person)).json().items).toHaveLength(1);
});

test('a visitor has none here', async () => {
  expect((await offers.get(url)).statusCode).toBe(401);
});
