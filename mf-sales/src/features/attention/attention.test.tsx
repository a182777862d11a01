import { screen, waitFor } from '@testing-library/react';
import type { Attention, AttentionBody } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { fill, listing, serveServices, taking } from '@vidyapath/testing/services';
import { HttpResponse } from 'msw';
import remote from '../../remote';
import { makeMatter, orderId } from '../../testing/sales-records';

const server = serveServices();
const open = (rows: Parameters<typeof makeMatter>[0][]) => {
  server.use(listing(paths.attention, () => rows.map((row) => makeMatter(row))).handler);
  return renderRemote(remote, '/sales/attention', { user: staff });
};

test('each entry shows its problem and its action, and links to its order', async () => {
  await open([
    {},
    {
      kind: 'event-stuck',
      id: 'e',
      order_id: null,
      order_number: null,
      amount_paise: null,
      detail: 'order.paid: timeout',
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Order under review' })).toBeTruthy();
  expect(screen.getByText('the amount differs: pay_1')).toBeTruthy();
  expect(screen.getByText(/^Compare the payments with the order/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/sales/orders/${orderId}`]);
  expect(screen.getByText(/^It is retried automatically/)).toBeTruthy();
  await expectAccessible();
});

test('shows that no entry waits', async () => {
  await open([]);
  expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
});

test('a gateway that refuses us is only tried again', async () => {
  const { user } = await open([
    { kind: 'gateway-refused', id: 'rzp_1', order_id: null, order_number: null, amount_paise: null },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Close this entry' }));
  const action = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Action/ });
  expect([...action.options].map(({ value }) => value)).toEqual(['', 'again']);
});

test('an entry without an order is set aside with a reason, or tried again', async () => {
  const stuck = { kind: 'event-stuck', id: 'evt_1', order_id: null, order_number: null, amount_paise: null } as const;
  let waiting: Attention[] = [makeMatter(stuck)];
  server.use(listing(paths.attention, () => waiting).handler);
  const { sent, handler } = taking<AttentionBody>('post', paths.attentionEntry('event-stuck', 'evt_1'), () => {
    waiting = [];
    return new HttpResponse(null, { status: 204 });
  });
  server.use(handler);
  const { user } = await renderRemote(remote, '/sales/attention', { user: staff });
  await user.click(await screen.findByRole('button', { name: 'Close this entry' }));
  const action = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Action/ });
  expect([...action.options].map(({ value }) => value)).toEqual(['', 'again', 'set-aside']);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Reason is required.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(action, 'Dismiss');
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Another shop');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toEqual([{ action: 'set-aside', reason: 'Another shop' }]));
  expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
});
