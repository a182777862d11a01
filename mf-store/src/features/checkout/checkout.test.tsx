import { screen, waitFor, within } from '@testing-library/react';
import type { QuoteBody } from '@vidyapath/http/commerce-offers';
import type { ConfirmBody, Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { type FakeGateway, installGateway } from '../../testing/fake-gateway';
import { fill } from '../../testing/fill';
import { quoting } from '../../testing/shop';
import { makeLine, makeOrder, makePaidOrder, makeQuote, orderId, taxOf } from '../../testing/shop-records';

const server = serveServices();
const cart = [{ item: { kind: 'course' as const, course_id: 7 } }];
let gateway: FakeGateway;
beforeEach(() => {
  sessionStorage.clear();
  gateway = installGateway();
});
afterEach(() => gateway.remove());

const quoteOf = ({ place_of_supply: place, coupon_code: code }: QuoteBody, price = 99_900) =>
  makeQuote([makeLine({ price_paise: price, total_paise: price })], {
    tax: place ? taxOf(price, place) : null,
    coupon: code ? { code, discount_paise: 0, problem: null, pending_order_id: null } : null,
  });
const ordering = (answer: (body: OrderBody) => Response) => taking<OrderBody>('post', paths.orders, answer);
const created = (order: Order) => HttpResponse.json(order, { status: 201 });
const payButton = () => screen.findByRole('button', { name: /^Pay ₹/ });

async function open(path = '/checkout') {
  const view = await renderRemote(remote, path, { user: learner, cart });
  await payButton();
  return view;
}

const chooseState = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.selectOptions(screen.getByRole('combobox', { name: /State or union territory/ }), 'Maharashtra');
  await screen.findByText('IGST 18 %');
};

test('nothing is ticked or chosen by default, and it says that nothing renews', async () => {
  server.use(quoting(quoteOf).handler);
  const { container } = await open();
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  expect(inputs.map(({ name, type, value }) => [name, type, value])).toEqual([
    [expect.any(String), 'text', ''],
    ['name', 'text', learner.name],
    ['place_of_supply', 'select-one', ''],
    ['gstin', 'text', ''],
    ['address', 'textarea', ''],
  ]);
  expect(container.querySelector(':checked:not(option)')).toBeNull();
  expect(screen.getByText('You pay once. Nothing renews automatically.')).toBeTruthy();
  expect(screen.queryByText(/IGST/)).toBeNull();
  expect(document.querySelector('script[src*="checkout"]')).toBeNull();
  await expectAccessible();
});

test('states are named and sorted in the reader’s language', async () => {
  server.use(quoting(quoteOf).handler);
  await renderRemote(remote, '/checkout', { user: learner, cart, language: 'hi', messages: { [remote.id]: hi } });
  const field = await screen.findByRole('combobox', { name: /राज्य/ });
  const names = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(37);
  expect(names).toEqual([names[0], ...names.slice(1).toSorted(new Intl.Collator('hi').compare)]);
  expect(names).toContain('महाराष्ट्र');
});

test('sends nothing without a state, and marks the field', async () => {
  server.use(quoting(quoteOf).handler);
  const { user } = await open();
  await user.click(await payButton());
  expect(await screen.findByText('State or union territory is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /State/ }));
});

test('a GSTIN must be valid and of the chosen state', async () => {
  server.use(quoting(quoteOf).handler);
  const view = await open();
  await chooseState(view);
  const field = screen.getByRole('textbox', { name: /GSTIN/ });
  await fill(view.user, field, '27AAPFU0939F1ZX');
  await view.user.click(await payButton());
  expect(await screen.findByText(/not a valid GSTIN/)).toBeTruthy();
  await view.user.clear(field);
  await fill(view.user, field, '29AAGCB7383J1Z4');
  expect(await screen.findByText(/belongs to a different state/)).toBeTruthy();
});

test('pays by the gateway’s window, reports to commerce and opens the order', async () => {
  const orders = ordering(() => created(makeOrder()));
  const confirms = taking<ConfirmBody>('post', `${paths.order(orderId)}/confirm`, () =>
    HttpResponse.json(makePaidOrder()),
  );
  server.use(quoting(quoteOf).handler, orders.handler, confirms.handler);
  const view = await open('/checkout?coupon=DIWALI');
  await chooseState(view);
  await fill(view.user, screen.getByRole('textbox', { name: /Address/ }), 'Pune');
  gateway.next = (options) => options.handler(gateway.answer);
  await view.user.click(await payButton());
  await waitFor(() => expect(view.platform.visited).toEqual([`/orders/${orderId}?placed=1`]));
  expect(orders.sent).toEqual([
    {
      items: [{ kind: 'course', course_id: 7 }],
      coupon_code: 'DIWALI',
      billing: { name: learner.name, place_of_supply: '27', address: 'Pune' },
      language: 'en',
      expected_total_paise: 99_900,
    },
  ]);
  expect(gateway.opened[0]).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    prefill: { email: learner.email },
    config: { display: { language: 'en' } },
  });
  expect(confirms.sent).toEqual([gateway.answer]);
});

test.each([201, 200])('a window that was closed leads to the order (%i), which can be paid later', async (status) => {
  server.use(
    quoting(quoteOf).handler,
    ordering(() => HttpResponse.json(makeOrder(), { status })).handler,
    http.get(`*${paths.order(orderId)}`, () => HttpResponse.json(makeOrder())),
  );
  const view = await open();
  await chooseState(view);
  gateway.next = (options) => options.modal.ondismiss();
  await view.user.click(await payButton());
  await waitFor(() => expect(view.platform.visited).toHaveLength(1));
  view.unmount();
  const later = await renderRemote(remote, `/checkout?order=${orderId}`, { user: learner });
  await later.user.click(await payButton());
  await waitFor(() => expect(later.platform.visited).toEqual([`/orders/${orderId}?placed=1`]));
  expect(gateway.opened).toHaveLength(2);
});

test('removes a paid order from the cart, however its page was opened', async () => {
  server.use(http.get(`*${paths.order(orderId)}`, () => HttpResponse.json(makePaidOrder())));
  const view = await renderRemote(remote, `/checkout?order=${orderId}`, { user: learner, cart });
  await waitFor(() => expect(view.platform.cart.getSnapshot()).toEqual([]));
  expect(await screen.findByRole('heading', { level: 1, name: /^Order / })).toBeTruthy();
});

test('fetches the gateway’s script only for a payment, and can retry after a failure', async () => {
  gateway.remove();
  server.use(quoting(quoteOf).handler, ordering(() => created(makeOrder())).handler);
  const view = await open();
  await chooseState(view);
  const script = () => document.querySelector<HTMLScriptElement>('script[src="/gateway-simulator/checkout.js"]');
  expect(script()).toBeNull();
  await view.user.click(await payButton());
  await waitFor(() => expect(script()).toBeTruthy());
  script()?.dispatchEvent(new Event('error'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing was charged/);
  expect(script()).toBeNull();
  await view.user.click(await payButton());
  await waitFor(() => expect(script()).toBeTruthy());
  gateway = installGateway();
  script()?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(view.platform.visited).toEqual([`/orders/${orderId}?placed=1`]));
  script()?.remove();
});

test.each([
  ['total-changed', /The price has changed/],
  ['already-owned', /You already have one of these/],
] as const)('an order refused with %s shows the new total and keeps the typed text', async (kind, text) => {
  let price = 99_900;
  server.use(
    quoting((body) => quoteOf(body, price)).handler,
    ordering(() => {
      price = 149_900;
      return refusal(409, kind);
    }).handler,
  );
  const view = await open();
  await chooseState(view);
  await fill(view.user, screen.getByRole('textbox', { name: /Address/ }), 'Pune');
  await view.user.click(await payButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(await screen.findByRole('button', { name: 'Pay ₹1,499' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Address/ }).value).toBe('Pune');
});

test('orders a total of 0 without the gateway', async () => {
  const free = makePaidOrder({ payment: null });
  server.use(quoting((body) => quoteOf(body, 0)).handler, ordering(() => created({ ...free, tax: null })).handler);
  const view = await renderRemote(remote, '/checkout', { user: learner, cart });
  await view.user.selectOptions(await screen.findByRole('combobox', { name: /State/ }), 'Odisha');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Complete the order' })).toHaveProperty('disabled', false),
  );
  await view.user.click(screen.getByRole('button', { name: 'Complete the order' }));
  await waitFor(() => expect(view.platform.visited).toEqual([`/orders/${orderId}?placed=1`]));
  expect(gateway.opened).toEqual([]);
});

test('of an item that an unpaid order has only the payment of that order is offered', async () => {
  const held = makeLine({ problem: 'held', total_paise: 0, pending_order_id: orderId });
  server.use(
    quoting(() => makeQuote([held])).handler,
    http.get(`*${paths.order(orderId)}`, () => HttpResponse.json(makeOrder({ total_paise: 49_950 }))),
  );
  await renderRemote(remote, '/checkout', { user: learner, cart });
  const pay = await screen.findByRole('link', { name: 'Retry payment of ₹499.50' });
  expect(pay.getAttribute('href')).toBe(`/checkout?order=${orderId}`);
  expect(screen.queryByRole('button', { name: /^Pay|^Finish/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each(['/cart', '/checkout'])('where the seller is not registered, %s does not speak of taxes', async (path) => {
  server.use(quoting(() => makeQuote([makeLine()], { taxed: false })).handler);
  const { container } = await renderRemote(remote, path, { user: learner, cart });
  await screen.findByText('Total');
  expect(container.textContent).not.toMatch(/tax|GST/i);
  expect(screen.queryByRole('textbox', { name: /GSTIN/ })).toBeNull();
});
