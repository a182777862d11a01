import { createFakeSession } from '@vidyapath/testing/fake-session';
import { learner } from '@vidyapath/testing/users';
import { waitFor } from '@testing-library/dom';
import { createLazyCart } from './lazy-cart';
import { openCart } from './open-cart';
import { cartStorageKey } from './stored-cart-key';

const course = { kind: 'course', course_id: 1 } as const;

function openPage() {
  const session = Object.assign(createFakeSession(null), { onEnd: () => undefined });
  const account = jest.fn(async () => Response.json({ items: [{ kind: 'course', course_id: 9 }] }));
  const load = jest.fn(async () => openCart(session, localStorage, account));
  return { session, load, cart: createLazyCart({ session, values: localStorage, load }) };
}

beforeEach(() => localStorage.clear());

test('a visitor with an empty cart fetches no cart code until an item is added', async () => {
  const { cart, load } = openPage();
  await cart.ready();
  cart.follow();
  expect(load).not.toHaveBeenCalled();
  const listener = jest.fn();
  cart.subscribe(listener);
  expect(cart.getSnapshot()).toEqual([]);
  expect(await cart.add(course)).toBe('added');
  expect(listener).toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows the browser’s cart before the first page', async () => {
  localStorage.setItem(cartStorageKey, JSON.stringify({ owner: null, entries: [{ item: course }] }));
  const { cart } = openPage();
  await cart.ready();
  expect(cart.getSnapshot()).toEqual([{ item: course }]);
  expect(cart.getSnapshot()).toBe(cart.getSnapshot());
});

test('shows the account’s cart after a login', async () => {
  const { cart, session } = openPage();
  session.signIn(learner);
  await waitFor(() => expect(cart.getSnapshot()).toEqual([{ item: { kind: 'course', course_id: 9 } }]));
});

test('code that failed to load is fetched again at the next use', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem(cartStorageKey, JSON.stringify({ owner: null, entries: [{ item: course }] }));
  const { cart, load } = openPage();
  load.mockRejectedValueOnce(new Error('offline'));
  await cart.ready();
  expect(cart.getSnapshot()).toEqual([]);
  cart.follow();
  await waitFor(() => expect(cart.getSnapshot()).toEqual([{ item: course }]));
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
