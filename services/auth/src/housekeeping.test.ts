import { idempotencyJob } from '@vidyapath/service-kit/idempotency/idempotency';
import { writeCountedEntries } from './modules/audit/counted-entries.repository';
import { deleteOldLogins } from './modules/logins/kept-logins.repository';
import { deleteExpiredRevocations } from './modules/revocations/revocations.repository';
import { deleteOldFailures } from './modules/sessions/login-failures.repository';
import { deleteExpiredSessions } from './modules/sessions/sessions.repository';
import { deleteOldRegistrations } from './modules/users/registrations.repository';
import { type AuthFixture, createAuthFixture } from './testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

/** An expired row for each table that callers can make grow; the tests of `modules/mail` cover those of mails. */
const expired: Readonly<Record<string, object>> = {
  revoked_tokens: { jti: 'expired', expires_at: '2020-01-01' },
  revoked_users: { user_id: 1, revoked_until: '2020-01-01', expires_at: '2020-01-01' },
  login_failures: { account: 'a', client: 'b', failed_at: '2020-01-01' },
  idempotency_keys: { id: Buffer.from('a'), fingerprint: Buffer.from('b'), created_at: '2020-01-01' },
  registrations: { client: 'b', made_at: '2020-01-01' },
  logins: { at: '2020-01-01', last_at: '2020-01-01', outcome: 'failed' },
  login_series: { account: 0, client: 'b', outcome: 'failed', since: '2020-01-01' },
  login_people: { day: '2020-01-01', user_id: 1 },
  sessions: { jti: 'expired', user_id: 1, started_at: '2020-01-01', expires_at: '2020-01-01' },
  renewed_sessions: {
    session_id: 'expired',
    user_id: 1,
    ending_until: '2020-01-01',
    ending_at: '2020-01-01',
    expires_at: '2020-01-01',
  },
  audit_counters: { action: 'session.refused', account: 0, client: 'b', since: '2020-01-01' },
};
const fill = async () => {
  for (const [table, row] of Object.entries(expired)) await auth.db(table).insert(row);
};
const left = async () => {
  const tables: string[] = [];
  for (const table of Object.keys(expired)) if (await auth.db(table).first()) tables.push(table);
  return tables;
};

test('every table of the schema is cleaned up or known to stay bounded', async () => {
  const { rows } = await auth.db.raw<{ rows: { name: string }[] }>(
    "select relname as name from pg_class where relnamespace = 'auth'::regnamespace and relkind in ('r', 'p') and not relispartition and relname !~ '^migrations'",
  );
  const mails = ['day_mails', 'mail_outbox', 'mail_requests', 'mailed_tokens'];
  // Accounts are bounded by the limits of registration, their changes are a row each, the log by one state of each, the trail by its partitions, counts by days.
  const bounded = ['users', 'user_changes', 'event_log', 'audit', 'user_days', 'login_days'];
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(expired), ...mails, ...bounded].sort());
});

test('housekeeping deletes expired rows, also when no new ones are added', async () => {
  await fill();
  const tasks = {
    'auth-ended-tokens': deleteExpiredRevocations,
    'auth-login-failures': deleteOldFailures,
    'auth-logins': deleteOldLogins,
    'auth-sessions': deleteExpiredSessions,
    'auth-registrations': deleteOldRegistrations,
    'auth-counted-entries': writeCountedEntries,
  };
  for (const run of Object.values(tasks)) await run(auth.db);
  await idempotencyJob('auth', auth.db).run();
  const figures = (await auth.app.inject('/metrics')).body;
  for (const name of Object.keys(tasks)) expect(figures).toContain(`housekeeping_runs_total{task="${name}"`);
  expect(await left()).toEqual([]);
});
