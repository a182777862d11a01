import type { Login, LoginsReport } from '@vidyapath/http/auth-logins';
import { type AuthFixture, bearer, createAuthFixture } from '../testing/auth-fixture';
import { insertPerson } from '../testing/people';
import { seedLogins } from './seed-logins';

let auth: AuthFixture;
const now = new Date('2026-11-24T10:00:00Z');
beforeAll(async () => {
  auth = await createAuthFixture({}, () => now);
});
afterAll(() => auth.close());

test('seeds weeks of sign-ins once, in list, report and the last login of each account', async () => {
  const createdAt = new Date('2026-10-20T00:00:00Z');
  const people = await Promise.all(
    Array.from({ length: 12 }, async () => ({ id: await insertPerson(auth.db, { createdAt }), createdAt })),
  );
  const made = await seedLogins(auth.db, people, now);
  expect(made).toBeGreaterThan(50);
  expect(await seedLogins(auth.db, people, now)).toBe(0);
  const headers = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
  const read = async <Answer>(url: string) => (await auth.app.inject({ url, headers })).json<Answer>();
  const { rows } = await read<LoginsReport>('/auth/reports/logins?from=2026-09-01&to=2026-11-23&group_by=week');
  expect(rows.map(({ key }) => key)).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  const [last] = await read<Login[]>('/auth/logins?outcome=succeeded&to=2026-11-23&limit=1');
  const person = await read<{ last_login_at: string }>(`/auth/users/${last?.user_id}`);
  expect(person.last_login_at >= String(last?.at)).toBe(true);
});
