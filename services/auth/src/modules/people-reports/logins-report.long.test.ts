import type { Login, LoginsReport } from '@vidyapath/http/auth-logins';
import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';

const rows = 10_000_000;
const batch = 10_000;
const days = 365;
const parallel = 20;
const timeout = 30 * 60_000;

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
}, timeout);
afterAll(() => auth.close(), timeout);

/** Of rows `:from` to `:to`: as many on each day, one of ten with a wrong password. */
const made = `
  with made as (
    select timestamptz '2026-11-25 12:00+05:30' - make_interval(days => n % ${days}) as at,
           case when n % 10 = 0 then 'failed' else 'succeeded' end as outcome
      from generate_series(:from::int, :to::int) n
  ), listed as (
    insert into logins (at, last_at, outcome, client, address)
    select at, at, outcome, 'Chrome, Android', '203.0.113.0/24' from made
  )
  insert into login_days (day, slot, succeeded, failed, people)
  select (at at time zone 'Asia/Kolkata')::date, :slot, count(*) filter (where outcome = 'succeeded'),
         count(*) filter (where outcome = 'failed'), count(*) filter (where outcome = 'succeeded')
    from made group by 1
  on conflict (day, slot) do update set succeeded = login_days.succeeded + excluded.succeeded,
    failed = login_days.failed + excluded.failed, people = login_days.people + excluded.people`;

async function p95(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        const begun = performance.now();
        await call();
        times.push(performance.now() - begun);
      }),
    );
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0);
}

test(
  'the report of ten million sign-ins and their first page are read from stored counts',
  async () => {
    for (let from = 1; from <= rows; from += batch)
      await auth.db.raw(made, { from, to: from + batch - 1, slot: Math.floor(from / batch) % 16 });
    const headers = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
    const report = async () => {
      const url = '/auth/reports/logins?from=2025-11-26&to=2026-11-25&group_by=week';
      return (await auth.app.inject({ url, headers })).json<LoginsReport>();
    };
    const page = async () =>
      (await auth.app.inject({ url: '/auth/logins?limit=20&to=2026-11-25', headers })).json<Login[]>();
    const { succeeded, failed } = (await report()).totals;
    expect(succeeded + failed).toBeGreaterThanOrEqual(rows);
    expect(await page()).toHaveLength(20);
    const sums = await p95(report);
    const first = await p95(page);
    process.stdout.write(`p95 of ${parallel} at once: report of a year ${sums} ms, page 1 ${first} ms\n`);
    expect(sums).toBeLessThan(1_500);
  },
  timeout,
);
