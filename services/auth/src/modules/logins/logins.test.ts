import { randomUUID } from 'node:crypto';
import type { Login, OwnLogin } from '@vidyapath/http/auth-logins';
import { type AuthFixture, bearer, createAuthFixture, rightPassword } from '../../testing/auth-fixture';

let auth: AuthFixture;
let clock = new Date();
let admin: { authorization: string };
beforeAll(async () => {
  auth = await createAuthFixture({}, () => clock);
  admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
});
afterAll(() => auth.close());

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const login = (email: string, password = rightPassword, remoteAddress = '203.0.113.9') =>
  auth.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
    remoteAddress,
    headers: { 'user-agent': chrome },
  });
const list = async (query: string) =>
  (await auth.app.inject({ url: `/auth/logins?${query}`, headers: admin })).json<Login[]>();

test('a sign-in is listed with person, time, browser and the network in place of the address', async () => {
  const { email } = await auth.newUser();
  clock = new Date('2026-11-24T18:29:59.500Z');
  await login(email);
  const [seen] = await list(`q=${email}`);
  expect(seen).toEqual({
    login_id: seen?.login_id,
    user_id: seen?.user_id,
    name: 'Somebody',
    email,
    at: clock.toISOString(),
    last_at: clock.toISOString(),
    outcome: 'succeeded',
    reason: null,
    client: 'Chrome, Android',
    address: '203.0.113.0/24',
    count: 1,
  });
  await login(email, rightPassword, '2001:db8:1:2::3');
  expect((await list(`q=${email}`)).map(({ address }) => address)).toContain('2001:db8:1::/48');
});

test('five failures of an account and address are rows; further failures and locked attempts are one row each, with a count', async () => {
  const { email } = await auth.newUser();
  clock = new Date('2026-11-20T06:00:00Z');
  for (let count = 0; count < 12; count++) await login(email, 'Wrong-Horse-42');
  const rows = await list(`q=${email}&sort=login_id:asc`);
  expect(rows.map(({ outcome, reason, count }) => [outcome, reason, count])).toEqual([
    ...Array.from({ length: 5 }, () => ['failed', 'wrong-password', 1]),
    ['failed', 'wrong-password', 5],
    ['locked', 'too-many-failures', 2],
  ]);
  // Another address is another pair.
  await login(email, 'Wrong-Horse-42', '198.51.100.1');
  expect(await list(`q=${email}&outcome=failed`)).toHaveLength(7);
});

test('failures get rows again after 15 minutes and on another day', async () => {
  const { email } = await auth.newUser();
  const failAt = async (time: string, times: number) => {
    clock = new Date(time);
    for (let count = 0; count < times; count++) {
      await login(email, 'Wrong-Horse-42');
      await auth.db('login_failures').delete();
    }
  };
  await failAt('2026-11-10T18:25:00Z', 7);
  // Midnight of India.
  await failAt('2026-11-10T18:30:00Z', 1);
  await failAt('2026-11-10T18:45:00Z', 1);
  const counts = (await list(`q=${email}&sort=login_id:asc`)).map(({ count }) => count);
  expect(counts).toEqual([1, 1, 1, 1, 1, 2, 1, 1]);
});

test('an unknown address is not stored', async () => {
  const typed = `${randomUUID()}@secret.example`;
  clock = new Date('2026-11-05T06:00:00Z');
  await login(typed, 'x', '192.0.2.77');
  const [row] = await list('from=2026-11-05&to=2026-11-05');
  expect(row).toMatchObject({ user_id: null, name: null, email: null, outcome: 'failed', reason: 'unknown-address' });
  for (const table of ['logins', 'login_series', 'audit'])
    expect(JSON.stringify(await auth.db(table))).not.toContain(typed.slice(0, 36));
});

test('filters by day in India, person and outcome, and sorts by every field', async () => {
  const { email } = await auth.newUser();
  for (const time of ['2026-10-01T18:29:59Z', '2026-10-01T18:30:00Z', '2026-10-02T18:30:00Z']) {
    clock = new Date(time);
    await login(email);
  }
  const [{ user_id }] = (await list(`q=${email}`)) as [Login];
  const days = await list(`user_id=${user_id}&from=2026-10-02&to=2026-10-02`);
  expect(days.map(({ at }) => at)).toEqual(['2026-10-01T18:30:00.000Z']);
  expect(await list(`user_id=${user_id}&outcome=failed`)).toEqual([]);
  for (const field of Object.keys(days[0] ?? {}))
    expect(await list(`user_id=${user_id}&sort=${field}:desc`)).toHaveLength(3);
});

test('a person sees only their own sign-ins', async () => {
  const one = await auth.newUser();
  const other = await auth.newUser();
  for (const { email } of [one, one, other]) await login(email);
  await login(one.email, 'Wrong-Horse-42');
  const headers = bearer(await auth.tokenOf(one.email));
  const answer = await auth.app.inject({ url: '/auth/me/logins?limit=3', headers });
  expect(answer.headers['x-total-count']).toBe('4');
  const rows = answer.json<OwnLogin[]>();
  expect(rows.map(({ outcome }) => outcome)).toContain('failed');
  expect(Object.keys(rows[0] ?? {})).not.toContain('email');
});

test('the CSV file has every row, and no cell that a spreadsheet runs as a formula', async () => {
  const { email } = await auth.newUser();
  await auth.db('users').where({ email }).update({ name: '@SUM(A1), "आशा"' });
  await login(email);
  const file = await auth.app.inject({ url: `/auth/logins.csv?q=${email}`, headers: admin });
  expect(file.body.split('\r\n')[0]).toBe(
    '\uFEFFlogin_id,at,last_at,user_id,name,email,outcome,reason,client,address,count',
  );
  expect(file.body).toContain(`,"'@SUM(A1), ""आशा""",${email},succeeded,,"Chrome, Android",203.0.113.0/24,1\r\n`);
});
