import { screen, waitFor } from '@testing-library/react';
import type { RefundBody, ResolveBody } from '@vidyapath/http/commerce-orders';
import type { AdminOrderDetail, Attention } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { fill, listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { itemIds, makeMatter, makeOrder, orderId } from '../../testing/sales-records';

const server = serveServices();

async function open(order: () => AdminOrderDetail = makeOrder, matters: () => Attention[] = () => []) {
  server.use(
    http.get(`*${paths.adminOrder(orderId)}`, () => HttpResponse.json(order())),
    listing(paths.attention, matters).handler,
  );
  const view = await renderRemote(remote, `/sales/orders/${orderId}`, { user: staff });
  await screen.findByRole('heading', { level: 1, name: 'Order VPO-1001' });
  await waitFor(() => expect(document.title).toBe('Order VPO-1001 · Vidyapath'));
  return view;
}

test('requests the orders by the URL, and links them to their pages', async () => {
  const { asked, handler } = listing(paths.adminOrders, () => [makeOrder()]);
  server.use(handler);
  const query = '?q=asha&status=paid&from=2026-11-01&to=2026-11-30&sort=created_at:desc&page=1';
  const { user, router } = await renderRemote(remote, `/sales/orders${query}`, { user: staff });
  const link = await screen.findByRole('link', { name: 'VPO-1001' });
  expect(link.getAttribute('href')).toBe(`/sales/orders/${orderId}`);
  expect(screen.getByRole('cell', { name: '₹1,49,898.99' })).toBeTruthy();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    q: 'asha',
    status: 'paid',
    from: '2026-11-01',
    to: '2026-11-30',
    sort: 'created_at:desc',
    limit: '10',
    offset: '0',
  });
  await user.selectOptions(screen.getByLabelText('Status'), 'Refunded');
  await waitFor(() => expect(router.state.location.search).toContain('status=refunded'));
  await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('refunded'));
  await expectAccessible();
});

test('shows an order with its amounts and the records of platform and gateway', async () => {
  await open();
  const history = screen.getByRole('table', { name: 'History' });
  expect(history.textContent).toContain('Payment accepted → Paid');
  expect(history.textContent).toContain('payment.captured');
  expect(history.textContent).toContain('processed after 1 attempt');
  expect(screen.getByRole('table', { name: 'Payments, refunds and disputes' }).textContent).toContain('pay_1');
  expect(screen.getByRole('button', { name: /^Invoice VP2627-000001, ₹1,49,898.99/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Needs a decision' })).toBeNull();
  await expectAccessible();
});

test('staff refunds a part, with a required reason', async () => {
  let order = makeOrder();
  const { user, platform } = await open(() => order);
  const { sent, handler } = taking<RefundBody>('post', `${paths.order(orderId)}/refunds`, () => {
    order = makeOrder({ status: 'partially_refunded', refunded_paise: 99_999 });
    return HttpResponse.json({}, { status: 201 });
  });
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Refund this order' }));
  await user.click(screen.getByRole('checkbox', { name: /^Data Science/ }));
  await user.click(screen.getByRole('button', { name: 'Refund ₹999.99' }));
  expect(await screen.findByText('Reason is required.')).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), ' Asked by mail ');
  await user.click(screen.getByRole('button', { name: 'Refund ₹999.99' }));
  await waitFor(() => expect(sent).toEqual([{ item_ids: [itemIds[0]], reason: 'Asked by mail' }]));
  expect(await screen.findByText('Partly refunded')).toBeTruthy();
  expect(platform.notices.at(-1)?.message).toBe('The refund is booked.');
});

test('explains that another user made the refund first', async () => {
  const { user } = await open();
  server.use(http.post(`*${paths.order(orderId)}/refunds`, () => refusal(409, 'already-refunded')));
  await user.click(screen.getByRole('button', { name: 'Refund this order' }));
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Asked');
  await user.click(screen.getByRole('button', { name: /^Refund/ }));
  expect(await screen.findByText(/^One of these items has already been refunded/)).toBeTruthy();
});

test('an order under review shows why, and no decision is chosen by default', async () => {
  let matters = [makeMatter()];
  const { user } = await open(
    () => makeOrder({ review: true, review_reason: 'the amount differs: pay_1' }),
    () => matters,
  );
  const { sent, handler } = taking<ResolveBody>('post', `${paths.adminOrder(orderId)}/resolve`, () => {
    matters = [];
    return HttpResponse.json({});
  });
  server.use(handler);
  const decision = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Decision/ });
  expect(decision.value).toBe('');
  expect([...decision.options].map(({ value }) => value)).toEqual(['', 'grant', 'refund']);
  await expectAccessible();
  await user.selectOptions(decision, 'Accept the payment');
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'The bank confirms it');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toEqual([{ action: 'grant', reason: 'The bank confirms it' }]));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Needs a decision' })).toBeNull());
});

test('a refund that failed can be noted as paid by bank, with its reference', async () => {
  const { user } = await open(makeOrder, () => [makeMatter({ kind: 'refund-failed', id: 'r1' })]);
  server.use(http.post(`*${paths.adminOrder(orderId)}/resolve`, () => refusal(409, 'order-state')));
  const decision = await screen.findByRole('combobox', { name: /^Decision/ });
  await user.selectOptions(decision, 'Refunded by bank transfer');
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Account closed');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Reference of the transfer is required.')).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: /^Reference/ }), 'UTR 1');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^This is no longer possible/)).toBeTruthy();
});

test.each([
  ['coupon-late', 'open', ['grant']],
  ['dispute', 'open', ['grant']],
  ['dispute', 'lost', ['grant', 'refund']],
  ['refund-failed', 'open', ['refund', 'paid-otherwise']],
] as const)('an entry of the kind %s (%s) offers its decisions', async (kind, status, decisions) => {
  const dispute = { dispute_id: 'disp_1', gateway_payment_id: 'pay_1', amount_paise: 100, respond_by: null };
  await open(
    () => makeOrder({ disputes: [{ ...dispute, status, created_at: '2026-11-22T08:35:00.000Z' }] }),
    () => [makeMatter({ kind })],
  );
  const decision = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Decision/ });
  expect([...decision.options].map(({ value }) => value)).toEqual(['', ...decisions]);
});

test('a credit note whose refund failed after all is marked as void', async () => {
  const refund_id = '9a0e7b1c-2222-4c53-9a55-0f3f6d1f4a01';
  const at = '2026-11-22T08:35:00.000Z';
  const refund = {
    refund_id,
    status: 'failed' as const,
    amount_paise: 99_999,
    item_ids: [itemIds[0]],
    reason: 'Asked',
  };
  await open(() =>
    makeOrder({
      refunds: [{ ...refund, created_at: at, processed_at: null, credit_note_number: null }],
      documents: [{ number: 'VPC2627-000001', kind: 'credit-note', issued_at: at, total_paise: 99_999, refund_id }],
    }),
  );
  expect(screen.getByRole('button', { name: /^Void credit note VPC2627-000001/ })).toBeTruthy();
});

test('links back to the list when the order does not exist', async () => {
  server.use(http.get(`*${paths.adminOrder(orderId)}`, () => refusal(404)));
  await renderRemote(remote, `/sales/orders/${orderId}`, { user: staff });
  expect((await screen.findByRole('link', { name: 'See all orders' })).getAttribute('href')).toBe('/sales/orders');
});

test('a document is fetched with the session', async () => {
  const { user } = await open();
  server.use(http.get(`*${paths.order(orderId)}/invoice.pdf`, () => refusal(503)));
  await user.click(screen.getByRole('button', { name: /^Invoice VP2627-000001/ }));
  expect(await screen.findByText('The file could not be downloaded. Try again.')).toBeTruthy();
  const saved = jest.fn(() => 'blob:bill');
  URL.createObjectURL = saved;
  URL.revokeObjectURL = jest.fn();
  server.use(http.get(`*${paths.order(orderId)}/invoice.pdf`, () => new HttpResponse('%PDF')));
  await user.click(screen.getByRole('button', { name: /^Invoice VP2627-000001/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
