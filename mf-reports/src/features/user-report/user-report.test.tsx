import { screen, waitFor, within } from '@testing-library/react';
import type { UsersReport } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { files, reading } from '../../testing/readings';

const server = serveServices();
const counts = (registered: number) => ({ registered, verified: 2, active: 3, disabled: 1 });
const report = (
  { from = '', to = '', group_by = '' }: Record<string, string>,
  rows = [{ key: '2026-11-02', ...counts(123_456) }],
) => ({
  from,
  to,
  totals: counts(123_456),
  rows: rows.map(({ key, ...row }) => ({ ...row, key: group_by === 'month' ? key.slice(0, 7) : key, label: key })),
});
const path = '/reports/user-report';
const november = '?from=2026-11-01&to=2026-11-30';

test('range and grouping stand in the URL; sums, chart and table say the same, and a file too', async () => {
  const { asked, handler } = reading(paths.usersReport, (query) => report(query) satisfies UsersReport);
  const csv = files(paths.usersReportCsv);
  server.use(handler, ...csv.handlers);
  const { user, router } = await renderRemote(remote, path + november, { user: staff });
  const table = await screen.findByRole('table', { name: 'Accounts created' });
  expect(within(table).getByRole('row', { name: /^2 Nov 2026 1,23,456 2 3 1$/ })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Accounts created, 30 bars/ })).toBeTruthy();
  expect(screen.getByText('Custom dates')).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Group by'), 'Month');
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-30', group_by: 'month' }));
  await user.click(screen.getByRole('button', { name: 'This table (CSV)' }));
  await waitFor(() => expect(csv.asked).toEqual([{ from: '2026-11-01', to: '2026-11-30', group_by: 'month' }]));
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  await waitFor(() => expect(router.state.location.search).not.toContain('2026-11-01'));
  const { from = '', to = '' } = asked.at(-1) ?? {};
  expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
});

test('shows that there are no accounts in the range, in Hindi too', async () => {
  server.use(reading(paths.usersReport, (query) => report(query, [])).handler);
  await renderRemote(remote, path, { user: staff, language: 'hi', messages: { [remote.id]: hi } });
  expect(await screen.findByText('इस समय में किसी ने खाता नहीं बनाया')).toBeTruthy();
  await expectAccessible();
});

test('can load the report again after a failure', async () => {
  server.use(http.get(`*${paths.usersReport}`, () => refusal(503)));
  const { user } = await renderRemote(remote, path, { user: staff });
  await screen.findByText('The report could not be loaded.');
  server.use(reading(paths.usersReport, report).handler);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Accounts created' })).toBeTruthy();
});
