import { randomUUID } from 'node:crypto';
import { feedReading } from '@vidyapath/service-kit/auth/http-revocation-follower';
import { until } from '@vidyapath/kit-testing/until';
import type { Knex } from 'knex';
import { type AuthFixture, bearer, createAuthFixture, signUpBody } from '../../testing/auth-fixture';
import { refreshEvery } from '../revocations/revocations';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

/** Answers by the token only, without a query. */
const statusIn = async (app: AuthFixture['app'], token: string) =>
  (await app.inject({ url: '/auth/users', headers: bearer(token) })).statusCode;
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { role: string };
const idOf = async (email: string) => (await auth.db('users').where({ email }).pluck<number[]>('id'))[0] ?? 0;

/** Holds a change of this account open until another statement waits for it. */
async function whileLoggingIn(email: string, change: (trx: Knex.Transaction, id: number) => Promise<unknown>) {
  const id = await idOf(email);
  const trx = await auth.db.transaction();
  await change(trx, id);
  // An injected request begins when it is awaited.
  const login = Promise.resolve(auth.login(email));
  await until(async () => {
    const { rows } = await auth.db.raw<{ rows: object[] }>(
      'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    );
    return rows[0];
  });
  await trx.commit();
  return login;
}

test('a login checked before a change of password gives no token after it', async () => {
  const { email } = await auth.newUser();
  const answer = await whileLoggingIn(email, (trx, id) =>
    trx('users').where({ id }).update({ password_hash: 'another' }),
  );
  expect(answer.statusCode).toBe(401);
});

test('a login checked before a change of role gives a token with the new role', async () => {
  const { email } = await auth.newUser('Admin');
  const revoke =
    "insert into revoked_users (user_id, revoked_until, expires_at) values (?, clock_timestamp(), now() + interval '1 day')";
  const answer = await whileLoggingIn(email, async (trx, id) => {
    await trx('users').where({ id }).update({ role: 'Staff' });
    await trx.raw(revoke, [id]);
  });
  const { access_token: token } = answer.json<{ access_token: string }>();
  expect(claimsOf(token).role).toBe('Staff');
  // It was issued after the change, so it is not among those that the change ended.
  expect(await statusIn(await auth.restart(), token)).toBe(200);
});

test('a login checked before the account was deleted gives no token', async () => {
  const { email } = await auth.newUser();
  expect((await whileLoggingIn(email, (trx, id) => trx('users').where({ id }).delete())).statusCode).toBe(401);
});

test('tokens of logins during a change of password end with it', async () => {
  const { email } = await auth.newUser('Admin');
  const payload = { current_password: 'Correct-Horse-42', new_password: 'Another-Horse-43' };
  const headers = bearer(await auth.tokenOf(email));
  const [change, ...logins] = await Promise.all([
    auth.app.inject({ method: 'PUT', url: '/auth/password', headers, payload }),
    ...Array.from({ length: 30 }, () => auth.login(email)),
  ]);
  expect(change.statusCode).toBe(200);
  const tokens = logins
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json<{ access_token: string }>().access_token);
  expect(new Set(await Promise.all(tokens.map((token) => statusIn(auth.app, token))))).toEqual(
    new Set(tokens.length > 0 ? [401] : []),
  );
});

describe('in every replica a token ends', () => {
  const admin = async () => bearer(await auth.tokenOf((await auth.newUser('Admin')).email));

  test.each<[string, (token: string, id: number) => Promise<unknown>]>([
    ['at logout', (token) => auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(token) })],
    [
      'at a change of password',
      (token) => {
        const payload = { current_password: 'Correct-Horse-42', new_password: 'Another-Horse-43' };
        return auth.app.inject({ method: 'PUT', url: '/auth/password', headers: bearer(token), payload });
      },
    ],
    [
      'at a change of role',
      async (_token, id) =>
        auth.app.inject({
          method: 'PUT',
          url: `/auth/users/${id}/role`,
          headers: await admin(),
          payload: { role: 'Staff' },
        }),
    ],
    ['with its account', (_token, id) => auth.db('users').where({ id }).delete()],
  ])('%s', async (_when, end) => {
    const replica = await auth.restart();
    const { email } = await auth.newUser('Admin');
    const token = await auth.tokenOf(email);
    expect(await statusIn(replica, token)).toBe(200);
    const id = await idOf(email);
    await end(token, id);
    for (const app of [auth.app, replica])
      await until(async () => ((await statusIn(app, token)) === 401 ? true : undefined));
    const later = await auth.restart();
    expect(await statusIn(later, token)).toBe(401);
  });

  test('within 5 seconds', () => {
    expect(Math.max(refreshEvery, feedReading.every + feedReading.timeoutMs)).toBeLessThan(5_000);
  });

  test('without a query for each request', async () => {
    const token = await auth.tokenOf((await auth.newUser()).email);
    const queries: string[] = [];
    const listen = ({ sql }: { sql: string }) => queries.push(sql);
    auth.db.on('query', listen);
    const answers = await Promise.all(Array.from({ length: 200 }, () => statusIn(auth.app, token)));
    auth.db.off('query', listen);
    expect(new Set(answers)).toEqual(new Set([403]));
    // The only reads are those of the list, at intervals and not for each request.
    expect(queries.length).toBeLessThan(50);
  });
});

test('a new account with the address of a deleted one gets neither its tokens nor its role', async () => {
  const { email } = await auth.newUser('Admin');
  const token = await auth.tokenOf(email);
  await auth.db('users').where({ email }).delete();
  const payload = signUpBody({ email });
  expect(
    (
      await auth.app.inject({
        method: 'POST',
        url: '/auth/register',
        payload,
        headers: { 'x-request-id': randomUUID() },
      })
    ).statusCode,
  ).toBe(201);
  await until(async () => ((await statusIn(auth.app, token)) === 401 ? true : undefined));
  expect(await statusIn(auth.app, await auth.tokenOf(email))).toBe(403);
});
