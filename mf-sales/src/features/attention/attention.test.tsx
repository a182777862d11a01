import { screen } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { listing, serveServices } from '@vidyapath/testing/services';
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
  expect(screen.getByText(/^It is tried again by itself/)).toBeTruthy();
  await expectAccessible();
});

test('shows that no entry waits', async () => {
  await open([]);
  expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
});
