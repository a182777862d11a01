import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { createServiceServer } from '@vidyapath/service-kit/http/service-app';
import { createAuth } from '../../app';
import {
  type AuthFixture,
  basic,
  bearer,
  createAuthFixture,
  serviceClients,
  serviceTokenOf,
} from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const [catalogue = { id: '', secret: '' }] = serviceClients;
const ask = (headers: Record<string, string>, app = auth.app) =>
  app.inject({ method: 'POST', url: '/internal/service-token', headers });

test('issues a service a token with its name and scopes, valid for five minutes', async () => {
  const answer = await ask(basic(catalogue.id, catalogue.secret));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const body = answer.json<{ access_token: string }>();
  expect(body).toEqual({ access_token: expect.any(String) as string, token_type: 'Bearer', expires_in: 300 });
  const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
  };
  expect(claims).toEqual({
    iss: 'Vidyapath',
    aud: 'vidyapath-internal',
    sub: 'catalogue',
    scope: 'sessions:read',
    iat: claims.iat,
    exp: claims.iat + 300,
  });
});

test.each([
  ['without credentials', {}],
  ['with another secret', basic(catalogue.id, 'another-secret-of-thirty-two-letters')],
  ['with the secret of another service', basic('media', catalogue.secret)],
  ['with an unknown id', basic('unknown', catalogue.secret)],
  ['with an empty id and secret', basic('', '')],
  ['with another scheme than Basic', bearer(catalogue.secret)],
  ['with invalid Base64', { authorization: 'Basic :' }],
])('a request %s is 401 as a problem', async (_what, headers: Record<string, string>) => {
  const answer = await ask(headers);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['www-authenticate']]).toEqual([
    401,
    'application/problem+json',
    'Basic realm="services"',
  ]);
});

test('rejects the token of a person', async () => {
  expect((await ask(bearer(await auth.tokenOf((await auth.newUser('Admin')).email)))).statusCode).toBe(401);
});

test('rejects the token of a service on routes for persons', async () => {
  const headers = bearer(await serviceTokenOf(auth.app, 'catalogue'));
  const statuses = ['/auth/me', '/auth/users', '/auth/audit'].map(
    async (url) => (await auth.app.inject({ url, headers })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 401]);
});

test('another service verifies the token with the keys that auth publishes', async () => {
  const { app } = auth;
  const other = await createServiceServer({
    name: 'other',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  const { keys, issuer, audience, revocations } = {
    ...createTestTokens(),
    keys: createAuth({
      db: auth.db,
      config: { APP_NAME: 'Vidyapath', DATA_DIR: auth.folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 0 },
    }).tokens.keys,
  };
  await other.register(async (scope) => {
    await registerTokenCheck(scope, { keys, issuer, audience, revocations });
    scope.get(
      '/internal/own',
      { config: { access: { service: 'sessions:read' } } },
      async (request) => request.service,
    );
  });
  const headers = bearer(await serviceTokenOf(app, 'catalogue'));
  expect((await other.inject({ url: '/internal/own', headers })).json()).toMatchObject({
    id: 'catalogue',
    scopes: ['sessions:read'],
  });
  await other.close();
});

test('attempts count towards the rate limit', async () => {
  const app = await createServiceServer({
    name: 'auth',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 3, TRUST_PROXY: '' },
  });
  const config = { APP_NAME: 'Vidyapath', DATA_DIR: auth.folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 3 };
  await app.register(createAuth({ db: auth.db, config, serviceClients }).plugin);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push((await ask(basic(catalogue.id, 'wrong'), app)).statusCode);
  expect(statuses).toEqual([401, 401, 401, 429]);
  await app.close();
});
