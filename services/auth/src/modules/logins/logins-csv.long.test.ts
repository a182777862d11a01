import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';

const rows = 1_000_000;
/** Additional memory for the second half of the file; a whole file in memory would take hundreds. */
const megabytesMore = 60;
const timeout = 20 * 60_000;

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
}, timeout);
afterAll(() => auth.close());

test(
  'a CSV file of a million sign-ins is streamed in constant memory',
  async () => {
    const admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
    const batch = 100_000;
    for (let done = 0; done < rows; done += batch)
      await auth.db.raw(
        `insert into logins (at, last_at, outcome, client, address)
         select at, at, 'succeeded', 'Chrome, Android', '203.0.113.0/24'
         from (select now() - make_interval(secs => (n + ?) * 15) as at from generate_series(1, ?::int) n) made`,
        [done, batch],
      );
    await auth.db.raw('analyze logins');
    const address = await auth.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/auth/logins.csv`, { headers: admin });
    const most = [0, 0];
    let lines = 0;
    for await (const chunk of answer.body ?? []) {
      for (const byte of chunk) if (byte === 10) lines++;
      const half = lines * 2 < rows ? 0 : 1;
      most[half] = Math.max(most[half] ?? 0, process.memoryUsage().rss / 1_048_576);
    }
    expect(lines).toBeGreaterThan(rows);
    expect((most[1] ?? 0) - (most[0] ?? 0)).toBeLessThan(megabytesMore);
  },
  timeout,
);
