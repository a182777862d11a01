import { act, screen, waitFor } from '@testing-library/react';
import type { Order, RefundBody } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeItem, makeOrder, makePaidOrder, orderId } from '../../testing/shop-records';

const server = serveServices();
const path = paths.order(orderId);
const serve = (order: () => Order) => server.use(http.get(`*${path}`, () => HttpResponse.json(order())));

async function open(order: Order | (() => Order), options: Parameters<typeof renderRemote>[2] = {}, query = '') {
  serve(typeof order === 'function' ? order : () => order);
  const view = await renderRemote(remote, `/orders/${orderId}${query}`, { user: learner, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Order VP-1001' });
  await waitFor(() => expect(document.title).toBe('Order VP-1001 · Vidyapath'));
  return view;
}

const helpWith = (id: string) => `/helpdesk/tickets/new?category=payment&order_id=${id}`;
const ended = { checkout: null } as const;

test.each<[string, Partial<Order>]>([
  ['Payment pending', {}],
  ['Payment in progress', { payment_seen: true }],
  ['We are checking this payment', { review: true }],
  ['The time to pay has ended', { status: 'expired', ...ended }],
  ['This order was cancelled', { status: 'cancelled', ...ended }],
  ['Refunded', { status: 'refunded', refunded_paise: 99_900, ...ended }],
])('says “%s”', async (title, part) => {
  await open(makeOrder(part));
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  await expectAccessible();
});

test('an order that was paid back by itself says why, and names the order that gave its items before', async () => {
  const refund_order = { order_id: '2f1b6a52-7d0c-4c53-9a55-0f3f6d1f4a99', order_number: 'VP-0999' };
  const refund_reason = 'owned-by-order';
  await open(makeOrder({ status: 'refunded', refunded_paise: 99_900, refund_reason, refund_order, ...ended }));
  expect(screen.getByText(/You already had this, so we refunded it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Order VP-0999' }).getAttribute('href')).toBe(
    `/orders/${refund_order.order_id}`,
  );
  expect(screen.queryByText(/the access it gave has ended/)).toBeNull();
});

test.each<[NonNullable<Order['refund_reason']>, RegExp]>([
  ['not-for-sale', /no longer for sale/],
  ['account-erased', /account was deleted/],
  ['late', /arrived late/],
])('an order that was paid back because of %s says so', async (refund_reason, text) => {
  await open(makeOrder({ status: 'refunded', refunded_paise: 99_900, refund_reason, ...ended }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('a pending order can be paid or cancelled', async () => {
  let order = makeOrder();
  const { user } = await open(() => order);
  expect(screen.getByRole('link', { name: 'Retry payment' }).getAttribute('href')).toBe(`/checkout?order=${orderId}`);
  server.use(
    http.post(`*${path}/cancel`, () => {
      order = makeOrder({ status: 'cancelled', ...ended });
      return HttpResponse.json(order);
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy();
});

test('puts the items of a failed order into the cart again', async () => {
  const { user, platform } = await open(makeOrder({ status: 'expired', ...ended }));
  await user.click(screen.getByRole('button', { name: 'Add to cart again' }));
  await waitFor(() => expect(platform.visited).toEqual(['/cart']));
  expect(platform.cart.getSnapshot()).toEqual([{ item: { kind: 'course', course_id: 7 } }]);
});

test('says which item of a failed order does not fit into a full cart', async () => {
  const cart = Array.from({ length: 20 }, (_, index) => ({
    item: { kind: 'course' as const, course_id: 100 + index },
  }));
  const { user, platform } = await open(makeOrder({ status: 'expired', ...ended }), { cart });
  await user.click(screen.getByRole('button', { name: 'Add to cart again' }));
  await waitFor(() => expect(platform.visited).toEqual(['/cart']));
  expect(platform.notices.at(-1)?.message).toMatch(/^Your cart is full/);
});

test('polls for the bank’s answer; paid items leave the cart and can be learnt', async () => {
  let order = makeOrder({ payment_seen: true });
  const cart = [7, 8].map((course_id) => ({ item: { kind: 'course' as const, course_id } }));
  const { platform, router } = await open(() => order, { cart }, '?placed=1');
  order = makePaidOrder();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect((await screen.findByRole('link', { name: 'Start learning' })).getAttribute('href')).toBe('/learn/7');
  await waitFor(() => expect(platform.cart.getSnapshot()).toEqual([cart[1]]));
  expect(router.state.location.search).toBe('');
});

test('an order that is opened later removes nothing from the cart', async () => {
  const cart = [{ item: { kind: 'course' as const, course_id: 7 } }];
  const { platform } = await open(makePaidOrder(), { cart });
  expect(screen.getByText('IGST 18 %')).toBeTruthy();
  expect(platform.cart.getSnapshot()).toEqual(cart);
  await expectAccessible();
});

test('the bill is fetched and saved', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:bill';
  const { user } = await open(makePaidOrder());
  server.use(http.get(`*${path}/invoice.pdf`, () => refusal(503)));
  const button = screen.getByRole('button', { name: 'Invoice VP2627-000001 (PDF)' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('The document could not be downloaded. Try again.');
  server.use(http.get(`*${path}/invoice.pdf`, () => HttpResponse.text('%PDF')));
  await user.click(screen.getByRole('button', { name: 'Invoice VP2627-000001 (PDF)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  saved.mockRestore();
});

test('an order is refunded by two clicks within the refund window', async () => {
  let order = makePaidOrder({}, 59.5);
  const { user } = await open(() => order);
  expect(screen.getByText('You can request a refund for another 71 h 0 min.', { exact: false })).toBeTruthy();
  const { handler, sent } = taking<RefundBody>('post', `${path}/refunds`, () => {
    const refund = {
      refund_id: 'b0b0b0b0-1111-4c53-9a55-0f3f6d1f4a01',
      status: 'pending' as const,
      amount_paise: 99_900,
      item_ids: [makeItem().item_id],
      reason: 'x',
      created_at: new Date().toISOString(),
      processed_at: null,
      credit_note_number: null,
    };
    order = { ...order, refunds: [refund] };
    return HttpResponse.json(refund, { status: 201 });
  });
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Refund ₹999' }));
  expect(await screen.findByText(/On its way since/)).toBeTruthy();
  expect(sent).toEqual([{ item_ids: [makeItem().item_id], reason: 'No reason given' }]);
  expect(screen.queryByRole('heading', { name: 'Refund' })).toBeNull();
});

test('shows the state of a refund, with its credit note', async () => {
  const refunds = (['processed', 'failed'] as const).map((status, at) => ({
    refund_id: `b0b0b0b0-1111-4c53-9a55-0f3f6d1f4a0${at}`,
    status,
    amount_paise: 99_900,
    item_ids: [makeItem().item_id],
    reason: 'x',
    created_at: new Date().toISOString(),
    processed_at: status === 'processed' ? new Date().toISOString() : null,
    credit_note_number: status === 'processed' ? 'VPC2627-000001' : null,
  }));
  await open(makePaidOrder({ status: 'refunded', refunded_paise: 99_900, refunds }));
  expect(screen.getByRole('button', { name: 'Credit note VPC2627-000001 (PDF)' })).toBeTruthy();
  expect(screen.getByText(/^Refunded on/)).toBeTruthy();
  expect(screen.getByText(/This refund failed/)).toBeTruthy();
});

test('one of several items can be refunded', async () => {
  const other = makeItem({
    item_id: 'c0c0c0c0-1111-4c53-9a55-0f3f6d1f4a01',
    course_id: 8,
    title: 'CSS',
    total_paise: 50_000,
  });
  const { user } = await open(makePaidOrder({ items: [makeItem(), other] }));
  server.use(http.post(`*${path}/refunds`, () => refusal(409, 'refund-window-closed')));
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  expect(screen.getByRole('button', { name: 'Refund ₹1,499' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What to refund' }), 'CSS, ₹500');
  await user.click(screen.getByRole('button', { name: 'Refund ₹500' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/The 72 hours are over/);
});

test.each([
  ['under review links to the desk', { review: true }, 'Write to us', helpWith(orderId)],
  [
    'that was refunded links to the courses',
    { status: 'refunded', ...ended },
    'Choose a course',
    '/course/available-course',
  ],
] as const)('an order %s', async (_state, part, name, to) => {
  await open(makeOrder(part));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('after the refund window the help desk decides', async () => {
  await open(makePaidOrder({}, 73 * 60));
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(helpWith(orderId));
  expect(screen.getByRole('link', { name: 'Help with this order' }).getAttribute('href')).toBe(helpWith(orderId));
});

test('while a paid order is under review the help desk decides about a refund', async () => {
  await open(makePaidOrder({ review: true }));
  expect(screen.getByText(/^We are checking the payment of this order/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(helpWith(orderId));
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
});

test('does not show an order of another person', async () => {
  const missing = '00000000-0000-4000-8000-000000000000';
  server.use(http.get(`*${paths.order(missing)}`, () => refusal(404)));
  await renderRemote(remote, `/orders/${missing}`, { user: learner });
  expect(await screen.findByText('There is no such order in your account')).toBeTruthy();
});

test('the list shows each order with its items and its state, ten a page', async () => {
  const queries: string[] = [];
  server.use(
    http.get(`*${paths.orders}`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json([makeOrder()], { headers: { 'x-total-count': '11' } });
    }),
  );
  const { user } = await renderRemote(remote, '/orders', { user: learner });
  expect((await screen.findByRole('link', { name: 'Order VP-1001' })).getAttribute('href')).toBe(`/orders/${orderId}`);
  expect(screen.getByText(/Payment pending/)).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(queries).toEqual(['?limit=10&offset=0', '?limit=10&offset=10']));
});

test('an order names its items in Hindi', async () => {
  server.use(
    http.get(`*${paths.orders}`, () => HttpResponse.json([makeOrder()], { headers: { 'x-total-count': '1' } })),
  );
  await renderRemote(remote, '/orders', { user: learner, language: 'hi' });
  expect(await screen.findByText('रिएक्ट की बुनियाद')).toBeTruthy();
});

test('links to the courses while there are no orders', async () => {
  server.use(http.get(`*${paths.orders}`, () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })));
  await renderRemote(remote, '/orders', { user: learner });
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});
