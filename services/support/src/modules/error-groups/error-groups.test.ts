import type { ErrorGroup, ErrorGroupDetail, ErrorReport } from '@vidyapath/http/support-errors';
import { type Desk, person, startDesk } from '../../testing/desk-fixture';

let desk: Desk;
const staff = person('Staff');
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

const path = '/api/support/errors';
const report = { slice: 'mf_store', version: '1.0.0', kind: 'render', message: 'boom', page: '/orders' };
const send = (over: object = {}, who?: ReturnType<typeof person>, requestId = 'report-0001') => {
  const body = { ...report, ...over };
  const headers = { 'x-request-id': requestId };
  return who
    ? desk.call(who, 'POST', '/api/client-errors', body, headers)
    : desk.post('/api/client-errors', body, headers);
};
const groups = async (query = '') => (await desk.call(staff, 'GET', path + query)).json<ErrorGroup[]>();
const group = async (message: string, query = '') =>
  (await groups(`?q=${message}${query}`)).find((one) => one.message === message);

test('equal failures are one group with exact counts of days and releases', async () => {
  const people = [person(), person(), person()];
  const sent: { at: string; version: string; who: (typeof people)[number] | undefined }[] = [];
  for (const [index, at] of ['2026-11-20T10:00:00Z', '2026-11-20T19:00:00Z', '2026-11-23T10:00:00Z'].entries())
    for (const version of ['1.0.0', '1.1.0'])
      for (const who of [...people.slice(index), undefined]) sent.push({ at, version, who });
  for (const { at, version, who } of sent) {
    desk.setClock(at);
    await send({ message: 'counted', version, page: `/page/${version}` }, who);
  }
  desk.setClock('2026-11-24T10:00:00Z');
  // 19:00 UTC is the next day in India.
  const dayOf = (at: string) => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  for (const [from, to] of [
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-24'],
  ] as const)
    for (const release of [undefined, '1.0.0', '1.1.0']) {
      const hits = sent.filter(
        ({ at, version }) => dayOf(at) >= from && dayOf(at) <= to && (!release || version === release),
      );
      const found = await group('counted', `&from=${from}&to=${to}${release ? `&release=${release}` : ''}`);
      expect([found?.count, found?.people]).toEqual([hits.length, new Set(hits.map(({ who }) => who?.id)).size]);
    }
  expect(await group('counted', '&from=2026-11-22&to=2026-11-22')).toBeUndefined();
  const found = await group('counted');
  expect(found).toMatchObject({
    slice: 'mf_store',
    release: '1.1.0',
    status: 'open',
    first_seen: '2026-11-20T10:00:00.000Z',
    sample: { kind: 'render', page: '/page/1.1.0', route: null, request_ids: ['report-0001'] },
  });
  const detail = (await desk.call(staff, 'GET', `${path}/${found?.fingerprint}`)).json<ErrorGroupDetail>();
  expect(detail.days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-20', 8],
    ['2026-11-21', 6],
    ['2026-11-23', 4],
  ]);
  expect(detail.releases.map(({ release, count }) => [release, count])).toEqual([
    ['1.1.0', 9],
    ['1.0.0', 9],
  ]);
});

/** The list of releases is read again after some seconds. */
const serve = (stable: string, candidate?: string) => {
  desk.others.release({ stable, ...(candidate && { candidate }) });
  later += 6_000;
};
let later = 0;
beforeAll(() => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
afterAll(() => jest.restoreAllMocks());

test('a resolved group stays so in the releases it was seen in, and a later one opens it again', async () => {
  serve('1.1.0');
  await send({ message: 'resolved', version: '1.1.0' });
  const { fingerprint = '' } = (await group('resolved')) ?? {};
  const set = (status: string) => desk.call(staff, 'PUT', `${path}/${fingerprint}`, { status });
  expect((await set('resolved')).json()).toMatchObject({ status: 'resolved', resolved_in: '1.1.0' });
  for (const version of ['1.1.0', '1.0.9']) await send({ message: 'resolved', version });
  expect(await group('resolved')).toMatchObject({ status: 'resolved', count: 3 });
  expect((await groups('?status=open')).map(({ message }) => message)).not.toContain('resolved');
  // Not released yet: a browser can name any release.
  await send({ message: 'resolved', version: '1.2.0' });
  expect(await group('resolved')).toMatchObject({ status: 'resolved', count: 4 });
  serve('1.1.0', '1.2.0');
  await send({ message: 'resolved', version: '1.2.0' });
  expect(await group('resolved')).toMatchObject({ status: 'open', resolved_at: null, resolved_in: null, count: 5 });
  expect((await desk.call(staff, 'PUT', `${path}/${'0'.repeat(32)}`, { status: 'open' })).statusCode).toBe(404);
});

test('a release that the platform does not have neither opens a group nor keeps one from opening', async () => {
  serve('1.0.0');
  for (const version of ['1.0.0', '999999', '999999.0.0']) await send({ message: 'named', version });
  const { fingerprint = '' } = (await group('named')) ?? {};
  await desk.call(staff, 'PUT', `${path}/${fingerprint}`, { status: 'resolved' });
  for (const version of ['999999.0.1', 'not deployed']) await send({ message: 'named', version });
  expect(await group('named')).toMatchObject({ status: 'resolved', count: 5 });
  serve('1.1.0');
  await send({ message: 'named', version: '1.1.0' });
  expect(await group('named')).toMatchObject({ status: 'open', count: 6 });
});

test('while the list of releases cannot be read, the last one counts', async () => {
  serve('2.0.0');
  await send({ message: 'unread', version: '2.0.0' });
  const { fingerprint = '' } = (await group('unread')) ?? {};
  desk.others.release(undefined);
  later += 6_000;
  await desk.call(staff, 'PUT', `${path}/${fingerprint}`, { status: 'resolved' });
  await send({ message: 'unread', version: '2.0.0' });
  expect(await group('unread')).toMatchObject({ status: 'resolved', count: 2 });
});

test('lists 5xx of services with their route and requests, by the reporting service', async () => {
  const errors = [
    {
      method: 'POST',
      route: '/api/commerce/orders',
      status: 503,
      count: 7,
      request_ids: ['request-1', 'request-2'],
      people: ['user 1', 'user 2', 'address 1.2.3.4'],
    },
  ];
  const headers = { ...desk.tokens.asService('errors:write'), 'content-type': 'application/json' };
  const post = (payload: object) =>
    desk.app.inject({ method: 'POST', url: '/internal/support/errors', headers, payload });
  for (let time = 0; time < 2; time += 1) expect((await post({ release: '2.0.0', errors })).statusCode).toBe(204);
  const [found] = await groups('?slice=learning');
  expect(found).toMatchObject({
    message: 'POST /api/commerce/orders answered 503',
    count: 14,
    people: 3,
    release: '2.0.0',
    sample: {
      kind: 'answer',
      route: 'POST /api/commerce/orders',
      status: 503,
      request_ids: ['request-1', 'request-2'],
    },
  });
  expect((await post({ release: '1', errors: [{ ...errors[0], status: 404 }] })).statusCode).toBe(400);
});

test('the report sums days, weeks and months, and its file has no formulas', async () => {
  const own = await startDesk();
  for (const at of ['2026-10-31T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z']) {
    own.setClock(at);
    await own.post('/api/client-errors', { ...report, message: '=cmd()|हिन्दी' });
  }
  const rows = async (grouping: string) => {
    const url = `/api/support/reports/errors?from=2026-10-01&to=2026-11-30&group_by=${grouping}`;
    const { totals, rows: found, ...filters } = (await own.call(staff, 'GET', url)).json<ErrorReport>();
    expect(totals).toEqual({ count: 3, groups: 1 });
    expect(filters).toMatchObject({ slices: ['mf_store'], releases: ['1.0.0'] });
    return found.map(({ key, count }) => [key, count]);
  };
  expect(await rows('day')).toEqual([
    ['2026-10-31', 1],
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ]);
  expect(await rows('week')).toEqual([
    ['2026-10-26', 1],
    ['2026-11-16', 1],
    ['2026-11-23', 1],
  ]);
  expect(await rows('month')).toEqual([
    ['2026-10', 1],
    ['2026-11', 2],
  ]);
  const file = await own.call(staff, 'GET', '/api/support/reports/errors.csv?from=2026-10-01&to=2026-11-30');
  expect(file.body.split('\r\n')[1]).toContain(",'=cmd()|हिन्दी,");
  for (const query of ['?from=2026-02-30', '?from=2026-11-02&to=2026-11-01', '?from=2020-01-01&to=2026-01-01'])
    expect((await own.call(staff, 'GET', path + query)).statusCode).toBe(400);
  await own.stop();
});

test('counts simultaneous reports, each once', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => send({ message: 'at once', version: `1.0.${index % 3}` })),
  );
  expect(await group('at once')).toMatchObject({ count: 30, people: 1 });
});
