import { failuresADay } from './client-errors.repository';
import { startTestSupport, type TestSupport } from '../../testing/test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport(3);
});
afterAll(() => support.stop());

const path = '/api/client-errors';
const report = {
  slice: 'mf_learning',
  version: '1.0.0-0a1b2c3d4e',
  kind: 'render',
  message: 'x is undefined',
  page: '/course/course-progress/4',
};

test('stores the failure and its release under the id of its request', async () => {
  const answer = await support.post(path, report, { 'x-request-id': 'report-0001' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await support.get(`${path}?q=0a1b2c`, 'Staff')).json()).toEqual([
    expect.objectContaining({ ...report, request_id: 'report-0001' }),
  ]);
});

test('the same failure is one row a day with a count, and another one is another row', async () => {
  const own = await startTestSupport();
  for (let index = 0; index < 5; index += 1)
    expect((await own.post(path, report, { 'x-request-id': `report-000${index + 1}` })).statusCode).toBe(204);
  await Promise.all(Array.from({ length: 5 }, () => own.post(path, { ...report, page: '/other' })));
  const rows = (await own.get(`${path}?sort=count:desc`, 'Staff')).json<{ page: string; count: number }[]>();
  expect((await own.get(`${path}?q=progress`, 'Staff')).json()).toEqual([
    expect.objectContaining({ request_id: 'report-0005' }),
  ]);
  expect(rows.map(({ page, count }) => [page, count]).sort()).toEqual([
    ['/course/course-progress/4', 5],
    ['/other', 5],
  ]);
  await own.stop();
});

test('a day stores a limited number of different failures; known ones are still counted', async () => {
  const own = await startTestSupport();
  await own.post(path, report);
  await own.db.raw(
    `insert into client_error (slice, version, kind, message, page, request_id) select 'shell', '1', 'load', 'failure ' || n, '/', 'flood-0001' from generate_series(2, ?::int) n`,
    [failuresADay],
  );
  expect((await own.post(path, { ...report, message: 'one more' })).statusCode).toBe(204);
  expect((await own.post(path, report)).statusCode).toBe(204);
  const stored = async (message: string) =>
    (await own.get(`${path}?q=${message}`, 'Staff')).json<{ count: number }[]>();
  expect(await stored('one more')).toEqual([]);
  expect(await stored('undefined')).toEqual([expect.objectContaining({ count: 2 })]);
  await own.db('client_error').update({ created_at: own.db.raw("now() - interval '1 day'") });
  await own.post(path, { ...report, message: 'one more' });
  expect(await stored('one more')).toHaveLength(1);
  await own.stop();
});

test.each([
  { slice: 'other' },
  { page: '/login?token=secret' },
  { kind: 'slow' },
  { message: '' },
  { message: 'x'.repeat(501) },
])('refuses %j', async (wrong) => {
  expect((await support.post(path, { ...report, ...wrong })).statusCode).toBe(400);
});

test('a page that fails repeatedly uses up the limit of failures and not that of messages', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1) statuses.push((await support.post(path, report)).statusCode);
  expect(statuses).toContain(429);
  expect((await support.post('/api/support/newsletter', { email: 'reader@example.in' })).statusCode).toBe(201);
});

test('metrics count failures by slice and kind, and visitors cannot add labels without limit', async () => {
  const own = await startTestSupport();
  const name = (index: number) => `mf_${'abcdefghij'[index % 10]}${'abcdef'[Math.floor(index / 10)]}`;
  for (let index = 0; index < 52; index += 1) await own.post(path, { ...report, slice: name(index) });
  await own.post(path, report);
  await own.post(path, { ...report, kind: 'load' });
  const lines = (await own.app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('client_errors_total'));
  expect(lines).toHaveLength(52);
  expect(lines).toEqual(
    expect.arrayContaining([
      'client_errors_total{slice="other",kind="render"} 3',
      'client_errors_total{slice="other",kind="load"} 1',
    ]),
  );
  await own.stop();
});
