import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { admin, staff } from '@vidyapath/testing/users';
import { serveServices } from '@vidyapath/testing/services';
import remote from '../../remote';
import { makeLogin } from '../../testing/records';
import { files, reading } from '../../testing/readings';

const server = serveServices();
const sums = { succeeded: 40, failed: 5, locked: 2, people: 12 };
const range = 'from=2026-11-01&to=2026-11-30';
const path = `/reports/login-report?${range}`;

function serve() {
  const report = reading(paths.loginsReport, ({ from = '', to, group_by }) => ({
    from,
    to,
    totals: sums,
    rows: [{ key: group_by === 'month' ? '2026-11' : from, label: '', ...sums }],
  }));
  const logins = reading(paths.logins, () => [
    makeLogin(),
    makeLogin({ login_id: 2, user_id: null, name: null, email: null, reason: 'unknown-address', count: 1_234 }),
  ]);
  server.use(report.handler, logins.handler);
  return { report, logins };
}

test('an Admin sees the days, and each sign-in of them by what the URL says', async () => {
  const { report, logins } = serve();
  const csv = files(paths.loginsCsv, paths.loginsReportCsv);
  server.use(...csv.handlers);
  const { user, router } = await renderRemote(remote, `${path}&group=month&q=asha&sort=at:desc`, { user: admin });
  const table = await screen.findByRole('table', { name: 'Sign-in attempts' });
  expect(within(table).getByRole('row', { name: 'November 2026 40 5 2 12' })).toBeTruthy();
  expect(report.asked[0]).toEqual({ from: '2026-11-01', to: '2026-11-30', group_by: 'month' });
  const link = await screen.findByRole('link', { name: 'Asha Learner' });
  expect(link.getAttribute('href')).toBe('/admin/users/3');
  expect(screen.getByRole('row', { name: /No account.*Unknown address.*1,234/ })).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Outcome'), 'Failed');
  const asked = { q: 'asha', sort: 'at:desc', from: '2026-11-01', to: '2026-11-30', outcome: 'failed' };
  await waitFor(() => expect(logins.asked.at(-1)).toEqual({ ...asked, limit: '10', offset: '0' }));
  expect(router.state.location.search).toContain('outcome=failed');
  await user.click(screen.getByRole('button', { name: 'Individual sign-ins (CSV)' }));
  await user.click(screen.getByRole('button', { name: 'This table (CSV)' }));
  await waitFor(() => expect(csv.asked).toEqual([asked, { from: '2026-11-01', to: '2026-11-30', group_by: 'month' }]));
});

test('Staff sees the days alone', async () => {
  const { logins } = serve();
  await renderRemote(remote, path, { user: staff });
  await screen.findByRole('table', { name: 'Sign-in attempts' });
  expect(screen.queryByRole('heading', { name: 'Individual sign-ins' })).toBeNull();
  expect(logins.asked).toEqual([]);
});
