import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openServiceCaller } from '../client/service-caller';
import { registerTokenCheck } from './auth-token';
import { createKeySource, httpKeySource } from './key-source';
import { pollRevocations } from './revocation-follower';
import type { RevocationPage } from './revocation-list';
import { feedReading, httpRevocationFollower } from './http-revocation-follower';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { tokenAttacks } from '@vidyapath/kit-testing/token-attacks';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';

const tokens = createTestTokens();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestServer();
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.get('/public', { config: { access: 'public' } }, async (request) => ({ who: request.user?.id ?? null }));
    scope.get('/signed-in', { config: { access: 'signed-in' } }, async (request) => ({
      who: request.user?.id ?? null,
    }));
    scope.get('/staff', { config: { access: ['Staff', 'Admin'] } }, async () => ({}));
  });
  await app.ready();
});
afterAll(() => app.close());

const statusOf = async (url: string, authorization?: string) =>
  (await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })).statusCode;

test.each([
  ['/public', undefined, 200],
  ['/public', 'User', 200],
  ['/signed-in', undefined, 401],
  ['/signed-in', 'User', 200],
  ['/staff', undefined, 401],
  ['/staff', 'User', 403],
  ['/staff', 'Staff', 200],
  ['/staff', 'Admin', 200],
] as const)('%s as %s: %i', async (url, role, status) => {
  expect(await statusOf(url, role && tokens.as(role).authorization)).toBe(status);
});

test.each(tokenAttacks(tokens))('a token %s is 401 everywhere', async (_what, make) => {
  const authorization = `Bearer ${make()}`;
  expect([
    await statusOf('/public', authorization),
    await statusOf('/signed-in', authorization),
    await statusOf('/staff', authorization),
  ]).toEqual([401, 401, 401]);
});

test.each(['Basic YTpi', 'Bearer', '', 'bearer a.b.c d'])('the header %j is 401', async (authorization) => {
  expect(await statusOf('/public', authorization)).toBe(401);
});

test('a revoked token is refused even when it was verified before', async () => {
  const token = tokens.signToken({ jti: 'seen' });
  expect(await statusOf('/signed-in', `Bearer ${token}`)).toBe(200);
  tokens.revoked.add('seen');
  expect(await statusOf('/signed-in', `Bearer ${token}`)).toBe(401);
});

test('an unknown kid causes a new reading of the keys, but not every made-up name does', async () => {
  let reads = 0;
  let time = 0;
  const source = createKeySource(
    () => {
      reads += 1;
      return { keys: [] };
    },
    () => time,
  );
  await Promise.all(Array.from({ length: 50 }, (_, index) => source.find(`made-up-${index}`)));
  expect(reads).toBe(1);
  time = 5_001;
  await source.find('rotated');
  expect(reads).toBe(2);
});

describe('over HTTP', () => {
  let auth: FastifyInstance;
  let url: string;
  let feed: RevocationPage;
  let requestIds: unknown[];
  beforeEach(async () => {
    requestIds = [];
    feed = { tokens: [], users: [], next: '', more: false };
    auth = await createTestServer('auth');
    auth.addHook('onRequest', async ({ headers }) => void requestIds.push(headers['x-request-id']));
    auth.get('/.well-known/jwks.json', async () => ({ keys: [] }));
    auth.post('/internal/service-token', async () => ({
      access_token: 'token',
      token_type: 'Bearer',
      expires_in: 300,
    }));
    auth.get('/internal/revocations', async () => feed);
    await auth.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(auth.server.address() as AddressInfo).port}`;
  });
  afterEach(() => closeAtOnce(auth));
  const caller = () => openServiceCaller(auth, 'catalogue', { AUTH_URL: url, SERVICE_SECRET: 'secret' });
  const exp = Math.floor(Date.now() / 1_000) + 60;

  test('keys that could never be read are 503, not 401', async () => {
    await auth.close();
    await expect(httpKeySource(url).find('any')).rejects.toMatchObject({ statusCode: 503 });
    const revocations = httpRevocationFollower(caller());
    await expect(Promise.resolve(revocations.isRevoked({ id: 1, jti: 'a', sid: 'a', iat: 1 }))).rejects.toMatchObject({
      statusCode: 503,
    });
  });

  test('a request to auth carries the id of the request that causes it, or an id of its own', async () => {
    await httpKeySource(url).find('any', 'request-of-a-user');
    await httpRevocationFollower(caller()).isRevoked({ id: 1, jti: 'a', sid: 'a', iat: 1 });
    expect([requestIds[0], requestIds.at(-1)]).toEqual(['request-of-a-user', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('a revoked token is refused within 5 seconds', async () => {
    const app = await createTestServer();
    const revocations = httpRevocationFollower(caller());
    pollRevocations(app, revocations, feedReading.every);
    const token = { id: 1, jti: 'a', sid: 'a', iat: 1 };
    expect(await revocations.isRevoked(token)).toBe(false);
    feed.tokens.push({ jti: 'a', exp });
    await until(async () => ((await revocations.isRevoked(token)) ? true : undefined));
    await app.close();
    // Compares the settings, since a measured time depends on the load of the machine.
    expect(feedReading.every + feedReading.timeoutMs).toBeLessThan(5_000);
  });

  test('keeps the last list of revocations while auth is unavailable', async () => {
    feed = { tokens: [{ jti: 'gone', exp }], users: [{ id: 5, before: 2_000, exp }], next: '', more: false };
    const revocations = httpRevocationFollower(caller());
    expect(await revocations.isRevoked({ id: 1, jti: 'gone', sid: 'gone', iat: 9 })).toBe(true);
    await closeAtOnce(auth);
    await expect(revocations.refresh()).rejects.toThrow();
    expect(await revocations.isRevoked({ id: 5, jti: 'a', sid: 'a', iat: 2 })).toBe(true);
    expect(await revocations.isRevoked({ id: 5, jti: 'a', sid: 'a', iat: 3 })).toBe(false);
  });
});
