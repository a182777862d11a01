import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { RevocationPage } from '@vidyapath/service-kit/auth/revocation-list';
import { openServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { until } from '@vidyapath/kit-testing/until';
import { httpRevocationFollower } from '@vidyapath/service-kit/auth/http-revocation-follower';
import {
  type AuthFixture,
  bearer,
  createAuthFixture,
  serviceClients,
  serviceTokenOf,
} from '../../testing/auth-fixture';
import { deleteExpiredRevocations, pageRows, readRevocations, tokensPerUser } from './revocations.repository';
import { endTokensOfUser } from './revocations.service';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());
beforeEach(async () => {
  await auth.db('revoked_tokens').delete();
  await auth.db('revoked_users').delete();
});

const inAnHour = () => auth.db.raw<never>("now() + interval '1 hour'");
const end = (jti: string, db = auth.db) => db('revoked_tokens').insert({ jti, expires_at: inAnHour() });
const endMany = (count: number) =>
  auth.db.raw(
    "insert into revoked_tokens (jti, expires_at) select 'token ' || n, now() + interval '1 hour' from generate_series(1, ?::int) n",
    [count],
  );
const readAll = async (after = '') => {
  const pages: RevocationPage[] = [];
  do pages.push(await readRevocations(auth.db, pages.at(-1)?.next ?? after));
  while (pages.at(-1)?.more);
  return pages;
};
const jtisOf = (pages: readonly RevocationPage[]) => pages.flatMap(({ tokens }) => tokens.map(({ jti }) => jti));
const nextOf = (pages: readonly RevocationPage[]) => pages.at(-1)?.next ?? '';
const statusOf = async (token: string) =>
  (await auth.app.inject({ url: '/auth/me', headers: bearer(token) })).statusCode;
const logout = (token: string) => auth.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer(token) });

test('a reading has the tokens that ended since the previous one', async () => {
  await end('first');
  let { next } = await readRevocations(auth.db, '');
  const readNext = async () => {
    const page = await readRevocations(auth.db, next);
    next = page.next;
    return jtisOf([page]);
  };
  await end('second');
  expect(await readNext()).toContain('second');
  // Rows are read again while an earlier transaction is still open anywhere on this server.
  await until(async () => (await readNext()).length === 0 || undefined);
});

test('reads a token that was committed late, after a later one was read', async () => {
  const late = await auth.db.transaction();
  await end('late', late);
  await end('early');
  const first = await readAll();
  expect(jtisOf(first)).toEqual(['early']);
  await late.commit();
  expect(jtisOf(await readAll(nextOf(first)))).toContain('late');
});

test('reads many ended tokens in pages, each once, also when one is committed late', async () => {
  const late = await auth.db.transaction();
  await end('late', late);
  await endMany(2.5 * pageRows);
  const first = await readRevocations(auth.db, '');
  await late.commit();
  const pages = [first, ...(await readAll(first.next))];
  expect(pages.map(({ tokens }) => tokens.length)).toEqual([pageRows, pageRows, pageRows / 2]);
  expect(new Set(jtisOf(pages)).size).toBe(2.5 * pageRows);
  expect(jtisOf(await readAll(nextOf(pages)))).toContain('late');
});

test('reads users whose tokens ended, and again when more of their tokens end', async () => {
  const { email } = await auth.newUser();
  const [{ id }] = (await auth.db('users').where({ email }).select('id')) as [{ id: number }];
  const end = () => auth.db.transaction((trx) => endTokensOfUser({ sessionSeconds: 3_600 }, trx, id));
  const before = await end();
  const first = await readAll();
  expect(first.flatMap(({ users }) => users)).toEqual([
    { id, before: before.getTime(), exp: expect.any(Number) as number },
  ]);
  const again = await end();
  expect((await readAll(nextOf(first))).flatMap(({ users }) => users)).toEqual([
    expect.objectContaining({ id, before: again.getTime() }),
  ]);
  await auth.db('users').where({ id }).delete();
  expect((await readAll(nextOf(await readAll()))).length).toBe(1);
});

test('a cursor from before the database was restored starts from the beginning', async () => {
  await end('restored');
  expect(jtisOf(await readAll('9000000000000000000'))).toEqual(['restored']);
});

test.each(['x', '1.2', '1.x.key', '99999999999999999999', '%00', `1.2.${'k'.repeat(200)}`])(
  'the cursor %s is 400',
  async (after) => {
    const headers = bearer(await serviceTokenOf(auth.app, 'catalogue'));
    expect((await auth.app.inject({ url: `/internal/revocations?after=${after}`, headers })).statusCode).toBe(400);
  },
);

test('too many logouts of one person end all sessions of that person only', async () => {
  const { email } = await auth.newUser();
  const other = await auth.tokenOf((await auth.newUser()).email);
  const tokens: string[] = [];
  for (let session = 0; session < tokensPerUser + 2; session += 1) tokens.push(await auth.tokenOf(email));
  const [kept = '', ...ended] = tokens;
  for (const token of ended.slice(0, -1)) await logout(token);
  expect([(await auth.db('revoked_tokens')).length, await statusOf(kept)]).toEqual([tokensPerUser, 200]);
  await logout(ended.at(-1) ?? '');
  expect(await auth.db('revoked_tokens')).toEqual([]);
  expect(await Promise.all([...tokens, other].map(statusOf))).toEqual([...tokens.map(() => 401), 200]);
  expect(await statusOf(await auth.tokenOf(email))).toBe(200);
});

test('logouts at the same time do not exceed the limit', async () => {
  const { email } = await auth.newUser();
  const tokens = await Promise.all(Array.from({ length: 2 * tokensPerUser }, () => auth.tokenOf(email)));
  await Promise.all(tokens.map(logout));
  expect((await auth.db('revoked_tokens')).length).toBeLessThanOrEqual(tokensPerUser);
  expect(new Set(await Promise.all(tokens.map(statusOf)))).toEqual(new Set([401]));
});

test('deletes expired tokens', async () => {
  await end('kept');
  await auth
    .db('revoked_tokens')
    .insert({ jti: 'expired', expires_at: auth.db.raw<never>("now() - interval '1 second'") });
  await auth.db('revoked_users').insert({ user_id: 1, revoked_until: auth.db.fn.now(), expires_at: auth.db.fn.now() });
  await deleteExpiredRevocations(auth.db);
  expect(await auth.db('revoked_tokens').pluck('jti')).toEqual(['kept']);
  expect(await auth.db('revoked_users')).toEqual([]);
});

test.each([
  ['a visitor', async () => ({}), 401],
  ['an Admin', async () => bearer(await auth.tokenOf((await auth.newUser('Admin')).email)), 401],
  ['a service without the scope', async () => bearer(await serviceTokenOf(auth.app, 'media')), 403],
  ['a service with the scope', async () => bearer(await serviceTokenOf(auth.app, 'catalogue')), 200],
])('only a service with the scope reads the feed: %s', async (_who, headersOf, status) => {
  const answer = await auth.app.inject({ url: '/internal/revocations', headers: await headersOf() });
  expect(answer.statusCode).toBe(status);
});

test('a service follows 100,000 ended tokens page by page', async () => {
  const count = 100_000;
  for (let done = 0; done < count; done += 10_000)
    await auth.db.raw(
      "insert into revoked_tokens (jti, expires_at) select 'token ' || n, now() + interval '1 hour' from generate_series(?::int, ?::int) n",
      [done + 1, done + 10_000],
    );
  const app = await auth.restart();
  const sizes: number[] = [];
  app.addHook('onSend', async ({ url }, _reply, payload) => {
    if (url.startsWith('/internal/revocations')) sizes.push(String(payload).length);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const AUTH_URL = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const [{ id = '', secret: SERVICE_SECRET = '' } = {}] = serviceClients;
  const follower = httpRevocationFollower(openServiceCaller(app, id, { AUTH_URL, SERVICE_SECRET }));
  const isRevoked = (jti: string) => follower.isRevoked({ id: 1, jti, sid: jti, iat: 1 });
  expect([await isRevoked('token 1'), await isRevoked(`token ${count}`), await isRevoked(randomUUID())]).toEqual([
    true,
    true,
    false,
  ]);
  expect(sizes.length).toBe(count / pageRows + 1);
  expect(Math.max(...sizes)).toBeLessThan(100 * pageRows);
  let ended = 0;
  // While a transaction of any database on this server is open, rows written after its begin are read again with the next token.
  await until(async () => {
    const before = sizes.length;
    ended += 1;
    await end(`one more ${ended}`);
    await follower.refresh();
    expect(await isRevoked(`one more ${ended}`)).toBe(true);
    return sizes.length === before + 1 || undefined;
  });
});
