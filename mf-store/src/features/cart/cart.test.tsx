import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { quoting } from '../../testing/shop';
import { makeLine, makeOrder, makeQuote, orderId, taxOf } from '../../testing/shop-records';

const server = serveServices();
const course = (id: number, seenPaise?: number) => ({
  item: { kind: 'course' as const, course_id: id },
  ...(seenPaise !== undefined && { seenPaise }),
});
const plan = { item: { kind: 'plan' as const, plan_id: 2 } };
const planLine = makeLine({ kind: 'plan', course_id: null, plan_id: 2, title: 'Lifetime', problem: 'owned' });

test('an empty cart links to the courses', async () => {
  await renderRemote(remote, '/cart');
  expect((await screen.findByRole('link', { name: 'Browse courses' })).getAttribute('href')).toBe(
    '/course/available-course',
  );
  await expectAccessible();
});

test('shows each line with its price, its problem and a change of its price', async () => {
  const { handler, sent } = quoting(() => makeQuote([makeLine(), planLine]));
  server.use(handler);
  const { container } = await renderRemote(remote, '/cart', { cart: [course(7, 89_900), plan] });
  const items = within(await screen.findByRole('list', { name: 'Items' }));
  expect(sent).toEqual([
    {
      items: [
        { kind: 'course', course_id: 7 },
        { kind: 'plan', plan_id: 2 },
      ],
    },
  ]);
  expect(items.getByText('₹1,999').tagName).toBe('DEL');
  expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/abc-320.webp',
  ]);
  expect(items.getByText(/it was ₹899 when you added it and is ₹999 now/)).toBeTruthy();
  expect(items.getByText('You already have this. It is not part of the total.')).toBeTruthy();
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('₹999');
  expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  await expectAccessible();
});

test('removing the last line leaves an empty cart', async () => {
  server.use(quoting(() => makeQuote([makeLine()])).handler);
  const { user, platform } = await renderRemote(remote, '/cart', { cart: [course(7)] });
  await user.click(await screen.findByRole('button', { name: 'Remove React Basics' }));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(platform.cart.getSnapshot()).toEqual([]);
});

test('a coupon is checked, stays at checkout, and can be removed', async () => {
  const { handler } = quoting(({ coupon_code: code }) =>
    makeQuote([makeLine()], {
      tax: taxOf(99_900, '21'),
      ...(code && {
        coupon: { code, discount_paise: 0, problem: code === 'OLD' ? 'ended' : null, pending_order_id: null },
      }),
    }),
  );
  server.use(handler);
  const { user, router } = await renderRemote(remote, '/cart', { cart: [course(7)] });
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await user.type(field, 'OLD{Enter}');
  expect(await screen.findByText('This coupon has expired.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'DIWALI');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout?coupon=DIWALI'),
  );
  expect(router.state.location.search).toBe('?coupon=DIWALI');
  await user.click(await screen.findByRole('button', { name: 'Remove Coupon code' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

const heldLine = makeLine({ problem: 'held', total_paise: 0, pending_order_id: orderId });
const serveOrder = (part: Partial<Order> = {}) =>
  server.use(http.get(`*${paths.order(orderId)}`, () => HttpResponse.json(makeOrder(part))));

test('an item of an unpaid order is not sold again: its order is paid, and the coupon names it', async () => {
  const coupon = { code: 'DIWALI', discount_paise: 0, problem: 'held' as const, pending_order_id: orderId };
  server.use(quoting(() => makeQuote([heldLine], { coupon })).handler);
  serveOrder({ total_paise: 49_950 });
  await renderRemote(remote, '/cart?coupon=DIWALI', { cart: [course(7)], user: learner });
  const items = within(await screen.findByRole('list', { name: 'Items' }));
  const pay = await items.findByRole('link', { name: 'Retry payment of ₹499.50' });
  expect(pay.getAttribute('href')).toBe(`/checkout?order=${orderId}`);
  expect(screen.getByText('This coupon is on an unpaid order of yours:')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Order VP-1001' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/orders/${orderId}`, `/orders/${orderId}`]);
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  expect(screen.queryByText('Total')).toBeNull();
  await expectAccessible();
});

test.each<[string, Partial<Order>]>([
  ['under way', { payment_seen: true }],
  ['under review', { review: true, checkout: null }],
])('a payment of it that is %s is not begun again', async (_what, part) => {
  server.use(quoting(() => makeQuote([heldLine, makeLine({ course_id: 8, title: 'SQL' })])).handler);
  serveOrder(part);
  await renderRemote(remote, '/cart', { cart: [course(7), course(8)], user: learner });
  expect(await screen.findByRole('link', { name: 'Order VP-1001' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Retry/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy();
});

test('shows that the shop cannot be reached, and can retry', async () => {
  server.use(http.post(`*${paths.quote}`, () => refusal(503)));
  const { user } = await renderRemote(remote, '/cart', { cart: [course(7)] });
  expect((await screen.findByRole('alert')).textContent).toMatch(/The store is not available/);
  server.use(quoting(() => makeQuote([makeLine()])).handler);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Items' })).toBeTruthy();
});

test('is shown in Hindi', async () => {
  server.use(quoting(() => makeQuote([makeLine()])).handler);
  await renderRemote(remote, '/cart', { cart: [course(7)], language: 'hi', messages: { [remote.id]: hi } });
  expect(await screen.findByRole('link', { name: 'भुगतान पर जाएँ' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'रिएक्ट की बुनियाद' })).toBeTruthy();
});
