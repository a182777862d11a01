import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { ErrorStatusBody } from '@vidyapath/http/support-errors';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { fingerprint, makeGroup } from '../../testing/records';
import { files, reading } from '../../testing/readings';

const server = serveServices();
const range = 'from=2026-11-01&to=2026-11-30';
const hostile = '<img src=x onerror="alert(1)"> =cmd()';
const days = reading(paths.errorReport, ({ from, to }) => ({
  from,
  to,
  totals: { count: 7, groups: 1 },
  rows: [{ key: '2026-11-16', count: 7, groups: 1 }],
  slices: ['catalogue', 'mf_store'],
  releases: ['1.5.0'],
}));

test('shows groups and days by the filters in the URL; reported texts are never markup', async () => {
  const groups = reading(paths.errors, () => [makeGroup({ message: hostile })]);
  const csv = files(paths.errorReportCsv);
  server.use(days.handler, groups.handler, ...csv.handlers);
  const path = `/reports/error-report?${range}&group=week&q=boom&sort=count:desc&status=open&release=1.5.0`;
  const { user, router } = await renderRemote(remote, path, { user: staff });
  const link = await screen.findByRole('link', { name: hostile });
  expect(link.getAttribute('href')).toBe(`/reports/error-report/${fingerprint}?${range}`);
  expect(document.querySelector('main img, [onerror]')).toBeNull();
  expect(await screen.findByRole('row', { name: 'Week from 16 Nov 2026 7 1' })).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(await screen.findByLabelText('Slice or service'), 'mf_store');
  const chosen = { from: '2026-11-01', to: '2026-11-30', slice: 'mf_store', release: '1.5.0', status: 'open' };
  await waitFor(() =>
    expect(groups.asked.at(-1)).toEqual({ ...chosen, q: 'boom', sort: 'count:desc', limit: '10', offset: '0' }),
  );
  await waitFor(() => expect(days.asked.at(-1)).toEqual({ ...chosen, group_by: 'week' }));
  expect(router.state.location.search).toContain('slice=mf_store');
  await user.click(screen.getByRole('button', { name: 'What failed (CSV)' }));
  await waitFor(() => expect(csv.asked).toEqual([chosen]));
});

test('shows sample, requests and releases of a group, resolves it in its release and opens it again', async () => {
  let group = makeGroup();
  const { asked, handler } = reading(paths.errorGroup(fingerprint), () => group);
  const { sent, handler: put } = taking<ErrorStatusBody>('put', paths.errorGroup(fingerprint), ({ status }) => {
    group = makeGroup(status === 'resolved' ? { status, resolved_in: '1.5.0', resolved_at: group.last_seen } : {});
    return HttpResponse.json(group);
  });
  server.use(handler, put);
  const path = `/reports/error-report/${fingerprint}?${range}`;
  const { user, platform } = await renderRemote(remote, path, { user: staff });
  expect(await screen.findByText('report-0002')).toBeTruthy();
  expect(asked[0]).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(within(screen.getByRole('table', { name: 'Releases' })).getByRole('row', { name: '1.5.0 7' })).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Resolve in release 1.5.0' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  await screen.findByRole('button', { name: 'Resolve in release 1.5.0' });
  expect(sent).toEqual([{ status: 'resolved' }, { status: 'open' }]);
  expect(platform.notices.map(({ message }) => message)).toEqual([
    'The error is resolved.',
    'The error is open again.',
  ]);
});

test('an answer of a service has its route and status', async () => {
  const sample = {
    ...makeGroup().sample,
    kind: 'answer' as const,
    page: null,
    route: 'GET /api/course/:id',
    status: 503,
  };
  server.use(reading(paths.errorGroup(fingerprint), () => makeGroup({ slice: 'catalogue', sample })).handler);
  await renderRemote(remote, `/reports/error-report/${fingerprint}`, { user: staff });
  expect(await screen.findByText('GET /api/course/:id')).toBeTruthy();
  expect(screen.getByText('503')).toBeTruthy();
});

test('links back to all groups when there is no such group', async () => {
  server.use(http.get(`*${paths.errorGroup(fingerprint)}`, () => refusal(404)));
  await renderRemote(remote, `/reports/error-report/${fingerprint}?${range}`, { user: staff });
  const link = await screen.findByRole('link', { name: 'See all errors' });
  expect(link.getAttribute('href')).toBe(`/reports/error-report?${range}`);
});
