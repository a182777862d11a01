import type { LoginsReport } from '@vidyapath/http/auth-logins';
import type { UsersReport } from '@vidyapath/http/auth-people';
import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';
import { insertPerson } from '../../testing/people';
import { recordLogin } from '../logins/logins';

let auth: AuthFixture;
let staff: { authorization: string };
beforeAll(async () => {
  auth = await createAuthFixture();
  staff = bearer(await auth.tokenOf((await auth.newUser('Staff')).email));
  await fill();
});
afterAll(() => auth.close());

const below = (most: number) => Math.floor(Math.random() * most);
const hourMs = 3_600_000;
/** Around midnights of India and of UTC. */
const someTime = () => new Date(Date.parse('2025-12-25T00:00:00Z') + below(24 * 20) * hourMs + below(2) * 1_799_999);
const place = { client: null, address: null };

async function fill(): Promise<void> {
  const ids: number[] = [];
  for (let count = 0; count < 60; count++) {
    const verifiedAt = below(2) ? new Date() : null;
    ids.push(
      await insertPerson(auth.db, { createdAt: someTime(), verifiedAt, disabledAt: below(4) ? null : new Date() }),
    );
  }
  const [changed, enabled, confirmed, erased] = ids as [number, number, number, number];
  const users = (id: number) => auth.db('users').where({ id });
  await users(changed).update({ disabled_at: new Date() });
  await users(enabled).update({ disabled_at: null });
  await users(confirmed).update({ email_verified_at: new Date(), name: 'Another' });
  await users(erased).delete();
  const tries = Array.from({ length: 400 }, () => ({
    userId: below(8) ? ids[4 + below(20)] : undefined,
    at: someTime(),
    client: `198.51.100.${below(3)}`,
    outcome: (['succeeded', 'failed', 'locked', 'refused'] as const)[below(4)] ?? 'failed',
  })).map((one) => (one.outcome === 'succeeded' ? { ...one, userId: one.userId ?? ids[4] } : one));
  const inOrder = tries.sort((a, b) => a.at.getTime() - b.at.getTime());
  await auth.db.transaction(async (trx) => {
    for (const { client, ...one } of inOrder) await recordLogin(trx, { ...one, by: { client, place } });
  });
}

const report = async <Report>(path: string): Promise<Report> =>
  (await auth.app.inject({ url: `/auth/reports/${path}`, headers: staff })).json<Report>();

const day = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;
const keys = {
  day: (column: string) => `to_char(${day(column)}, 'YYYY-MM-DD')`,
  week: (column: string) => `to_char(date_trunc('week', ${day(column)}), 'YYYY-MM-DD')`,
  month: (column: string) => `to_char(${day(column)}, 'YYYY-MM')`,
};
const totalOf = (rows: Record<string, string | number>[]) =>
  rows.reduce<Record<string, number>>((totals, row) => {
    for (const [name, sum] of Object.entries(row))
      if (name !== 'key' && name !== 'label') totals[name] = (totals[name] ?? 0) + Number(sum);
    return totals;
  }, {});

describe.each(Object.keys(keys) as (keyof typeof keys)[])('grouped by %s', (group) => {
  test.each(['from=2025-12-01&to=2026-01-31', 'from=2025-12-28&to=2026-01-04'])(
    'the report of users of %s equals a recount',
    async (range) => {
      const { from, to, rows, totals } = await report<UsersReport>(`users?${range}&group_by=${group}`);
      const key = keys[group]('created_at');
      const { rows: recount } = await auth.db.raw<{ rows: UsersReport['rows'] }>(
        `select ${key} as key, ${key} as label, count(*)::int as registered, count(email_verified_at)::int as verified,
           count(*) filter (where disabled_at is null)::int as active, count(disabled_at)::int as disabled
         from users where ${day('created_at')} between ? and ? group by 1 order by 1`,
        [from, to],
      );
      expect(rows).toEqual(recount);
      expect(totals).toEqual(totalOf(recount));
    },
  );

  test.each(['from=2025-12-01&to=2026-01-31', 'from=2025-12-28&to=2026-01-04'])(
    'the report of sign-ins of %s equals a recount',
    async (range) => {
      const { from, to, rows, totals } = await report<LoginsReport>(`logins?${range}&group_by=${group}`);
      const key = keys[group]('at');
      const sum = (outcome: string) =>
        `coalesce(sum(count) filter (where outcome = '${outcome}'), 0)::int as ${outcome}`;
      const { rows: recount } = await auth.db.raw<{ rows: LoginsReport['rows'] }>(
        `select ${key} as key, ${key} as label, ${sum('succeeded')}, ${sum('failed')}, ${sum('locked')},
           count(distinct (user_id, ${day('at')})) filter (where outcome = 'succeeded')::int as people
         from logins where ${day('at')} between ? and ? and outcome <> 'refused' group by 1 order by 1`,
        [from, to],
      );
      expect(rows).toEqual(recount);
      expect(totals).toEqual(totalOf(recount));
    },
  );
});

test('a range without data has no rows and totals of 0', async () => {
  const nothing = { succeeded: 0, failed: 0, locked: 0, people: 0 };
  const range = { from: '2019-01-01', to: '2019-12-31' };
  const url = `logins?from=${range.from}&to=${range.to}`;
  expect(await report(url)).toEqual({ ...range, totals: nothing, rows: [] });
});

test.each([
  'from=2026-01-02&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2000-01-01&to=2026-01-01',
  'to=2026-01-01',
])('%s is 400', async (query) => {
  for (const name of ['users', 'logins', 'users.csv', 'logins.csv'])
    expect((await auth.app.inject({ url: `/auth/reports/${name}?${query}`, headers: staff })).statusCode).toBe(400);
});

test('the CSV file has the rows of the report', async () => {
  const { rows } = await report<LoginsReport>('logins?from=2025-12-01&to=2026-01-31&group_by=month');
  const url = '/auth/reports/logins.csv?from=2025-12-01&to=2026-01-31&group_by=month';
  const file = await auth.app.inject({ url, headers: staff });
  const lines = rows.map((row) => [row.key, row.label, row.succeeded, row.failed, row.locked, row.people].join(','));
  expect(file.body).toBe(`\uFEFF${['key,label,succeeded,failed,locked,people', ...lines].join('\r\n')}\r\n`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="logins-2025-12-01-2026-01-31.csv"');
});

test('counts all sign-ins of one day made at once, and the person once', async () => {
  const userId = await insertPerson(auth.db);
  const at = new Date('2026-03-01T00:00:00Z');
  const by = { client: '203.0.113.1', place };
  await Promise.all(
    Array.from({ length: 40 }, () =>
      auth.db.transaction((trx) => recordLogin(trx, { userId, outcome: 'succeeded', by, at })),
    ),
  );
  const { totals } = await report<LoginsReport>('logins?from=2026-03-01&to=2026-03-01');
  expect(totals).toEqual({ succeeded: 40, failed: 0, locked: 0, people: 1 });
});
