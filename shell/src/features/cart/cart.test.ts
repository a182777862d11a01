import type { CartItem } from '@vidyapath/http/commerce-offers';
import { createFakeSession } from '@vidyapath/testing/fake-session';
import { learner, staff } from '@vidyapath/testing/users';
import type { SessionUser } from '@vidyapath/platform-api/session';
import { waitFor } from '@testing-library/dom';
import { createCart } from './cart';
import { createCartStorage } from './stored-cart';
import { cartStorageKey } from './stored-cart-key';

const course = (id: number): CartItem => ({ kind: 'course', course_id: id });
const plan = (id: number): CartItem => ({ kind: 'plan', plan_id: id });

/** The carts of accounts at a server that can be unreachable. */
function createServer() {
  const carts = new Map<number, readonly CartItem[]>();
  const server = { carts, away: false, writes: 0 };
  const accountOf = (user: () => SessionUser | null) => ({
    read: async () => (server.away ? undefined : (carts.get(user()?.id ?? 0) ?? [])),
    write: async (items: readonly CartItem[]) => {
      if (server.away) return false;
      server.writes += 1;
      carts.set(user()?.id ?? 0, items);
      return true;
    },
  });
  return { server, accountOf };
}

function openPage({ accountOf }: ReturnType<typeof createServer>, user: SessionUser | null = null) {
  const session = createFakeSession(user);
  const ends: ((end: string) => void)[] = [];
  const cart = createCart({
    session: Object.assign(session, { onEnd: (listener: (end: string) => void) => ends.push(listener) }),
    storage: createCartStorage(localStorage),
    account: accountOf(() => session.getSnapshot().user),
  });
  const items = () => cart.getSnapshot().map(({ item }) => item);
  const end = async () => {
    await session.end();
    ends.forEach((listener) => listener('logout'));
  };
  return { session, cart, items, end };
}

beforeEach(() => localStorage.clear());

test('a visitor’s cart is kept after a reload, holds no item twice and at most twenty', async () => {
  const shop = createServer();
  const { cart } = openPage(shop);
  expect(await cart.add(course(1), 99_900)).toBe('added');
  expect(await cart.add(course(1))).toBe('there');
  for (let id = 2; id <= 20; id++) await cart.add(plan(id));
  expect(await cart.add(course(21))).toBe('full');
  const next = openPage(shop);
  expect(next.items()).toHaveLength(20);
  expect(next.cart.getSnapshot()[0]).toEqual({ item: course(1), seenPaise: 99_900 });
  await next.cart.remove([course(1), course(77)]);
  expect(next.items()).toHaveLength(19);
  await next.cart.clear();
  expect(localStorage.getItem(cartStorageKey)).toBeNull();
  expect(shop.server.writes).toBe(0);
});

test.each([
  '{"😈',
  'null',
  '[]',
  '{"entries":{"length":9}}',
  '{"entries":[1,{"item":{"kind":"course","course_id":-1}}]}',
])('a stored cart of %s counts as empty', async (text) => {
  localStorage.setItem(cartStorageKey, text);
  const { cart, items } = openPage(createServer());
  expect(items()).toEqual([]);
  expect(await cart.add(course(1))).toBe('added');
});

test('at login the visitor’s items are added to the account’s, and stay with the account', async () => {
  const shop = createServer();
  shop.server.carts.set(learner.id, [course(5)]);
  const { cart, session, items, end } = openPage(shop);
  await cart.add(course(1), 50_000);
  session.signIn(learner);
  await waitFor(() => expect(items()).toEqual([course(5), course(1)]));
  expect(shop.server.carts.get(learner.id)).toEqual([course(5), course(1)]);
  await cart.add(plan(2));
  await cart.remove([course(5)]);
  expect(shop.server.carts.get(learner.id)).toEqual([course(1), plan(2)]);
  await end();
  expect(items()).toEqual([]);
  session.signIn(staff);
  await waitFor(() => expect(items()).toEqual([]));
  expect(shop.server.carts.get(staff.id)).toBeUndefined();
});

test('adding an item keeps the items that another device added', async () => {
  const shop = createServer();
  const { cart, items } = openPage(shop, learner);
  await cart.add(course(1));
  shop.server.carts.set(learner.id, [course(1), course(9)]);
  await cart.add(course(2));
  expect(items()).toEqual([course(1), course(9), course(2)]);
});

test('while the server is away the cart is kept in the browser, and is added to the account’s later', async () => {
  const shop = createServer();
  shop.server.away = true;
  const { cart, items } = openPage(shop, learner);
  expect(await cart.add(course(3))).toBe('added');
  expect(items()).toEqual([course(3)]);
  Object.assign(shop.server, { away: false });
  openPage(shop, learner);
  await waitFor(() => expect(shop.server.carts.get(learner.id)).toEqual([course(3)]));
});

test('does not give an account’s cart that a closed tab left behind to another account', () => {
  localStorage.setItem(cartStorageKey, JSON.stringify({ owner: learner.id, entries: [{ item: course(1) }] }));
  expect(openPage(createServer()).items()).toEqual([]);
});

test('keeps the cart the same in two tabs', async () => {
  const shop = createServer();
  const one = openPage(shop);
  const other = openPage(shop);
  await one.cart.add(course(1));
  other.cart.follow();
  expect(other.items()).toEqual([course(1)]);
  await other.cart.add(course(2));
  one.cart.follow();
  expect(one.items()).toEqual([course(1), course(2)]);
});
