import { screen, waitFor, within } from '@testing-library/react';
import type { SalesReport, SalesRow } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { makeRow } from '../../testing/sales-records';

const server = serveServices();
const days = [makeRow('2026-11-02', 14_989_899), makeRow('2026-11-03', -50, { refunded_paise: 50 })];
const states = [
  makeRow('21', 118_000, { label: 'Odisha', taxable_paise: 100_000, cgst_paise: 9_000, sgst_paise: 9_000 }),
];

function serve(rows: (group: string) => SalesRow[], taxed = true) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get(`*${paths.salesReport}`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      const { from = '', to = '', group_by = '' } = query;
      const shown = rows(group_by);
      const totals = makeRow(
        '',
        shown.reduce((sum, row) => sum + row.net_paise, 0),
        shown[0],
      );
      return HttpResponse.json({ from, to, totals, taxed, rows: shown } satisfies SalesReport);
    }),
  );
  return queries;
}
const months = [makeRow('2026-11', 14_989_849)];
const byGroup = (group: string) => ({ state: states, month: months })[group] ?? days;

test('range and grouping are in the URL; table and chart show the same; a month has its taxes by state', async () => {
  const queries = serve(byGroup);
  const path = '/reports/sales-report?from=2026-11-01&to=2026-11-30';
  const { user, router } = await renderRemote(remote, path, { user: staff });
  const table = await screen.findByRole('table', { name: 'Sales' });
  expect(within(table).getByRole('row', { name: /2 Nov 2026.*₹1,49,898\.99/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /3 Nov 2026.*− ₹0\.50/ })).toBeTruthy();
  expect(
    await screen.findByRole('img', { name: 'Net sales, 30 bars. The table below has the same figures.' }),
  ).toBeTruthy();
  const gst = await screen.findByRole('table', { name: 'GST of a month' });
  expect(within(gst).getByRole('row', { name: /21 Odisha.*₹1,000.*₹90.*₹90.*₹0.*₹180/ })).toBeTruthy();
  expect(queries).toContainEqual({ from: '2026-11-01', to: '2026-11-30', group_by: 'state' });
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Group by'), 'Month');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ group_by: 'month' }));
  expect(router.state.location.search).toContain('group=month');
});

test('shows beside its button that a file could not be fetched', async () => {
  serve(byGroup);
  server.use(
    http.get(`*${paths.salesReportCsv}`, () => refusal(503)),
    http.get(`*${paths.ordersCsv}`, () => refusal(503)),
  );
  const { user } = await renderRemote(remote, '/reports/sales-report', { user: staff });
  await user.click(await screen.findByRole('button', { name: 'This table (CSV)' }));
  await user.click(screen.getByRole('button', { name: 'Each item sold (CSV)' }));
  await waitFor(() => expect(screen.getAllByText('The file could not be downloaded. Try again.')).toHaveLength(2));
  const saved = jest.fn(() => 'blob:file');
  URL.createObjectURL = saved;
  URL.revokeObjectURL = jest.fn();
  server.use(
    http.get(`*${paths.salesReportCsv}`, () => new HttpResponse('key')),
    http.get(`*${paths.ordersCsv}`, () => new HttpResponse('number')),
  );
  await user.click(screen.getByRole('button', { name: 'This table (CSV)' }));
  await user.click(screen.getByRole('button', { name: 'Each item sold (CSV)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('shows that there are no sales in the range, and can load a failed report again', async () => {
  serve(() => []);
  await renderRemote(remote, '/reports/sales-report', { user: staff });
  expect(await screen.findByText('No sales in this period')).toBeTruthy();
  expect(await screen.findByText('No documents in this month.')).toBeTruthy();
});

test('leaves out amounts that are 0 in all rows', async () => {
  const untaxed = [makeRow('21', 49_900, { label: 'Odisha', taxable_paise: 0 })];
  serve(() => untaxed);
  await renderRemote(remote, '/reports/sales-report?group=state', { user: staff });
  const table = await screen.findByRole('table', { name: 'Sales' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['State', 'Orders', 'Items', 'Gross', 'Net']);
  expect(await screen.findByText(/carry no tax, since they were made without a GSTIN/)).toBeTruthy();
});

test('without a registered seller the report does not speak of taxes', async () => {
  serve(() => [makeRow('21', 49_900, { label: 'Odisha', taxable_paise: 0 })], false);
  const { container } = await renderRemote(remote, '/reports/sales-report?group=state', { user: staff });
  await screen.findByRole('table', { name: 'Sales' });
  expect(container.textContent).not.toMatch(/tax|GST/i);
});

test('states are named in the reader’s language', async () => {
  serve(() => states);
  const hindi = { user: staff, language: 'hi', messages: { [remote.id]: hi } } as const;
  await renderRemote(remote, '/reports/sales-report?group=state', hindi);
  await waitFor(() => expect(screen.getAllByRole('cell', { name: '21 ओडिशा' })).toHaveLength(2));
});
