import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import type { FastifyInstance } from 'fastify';
import { createServiceServer } from '../http/service-app';
import { registerTokenCheck } from './auth-token';

const tokens = createTestTokens();
const access = { service: 'courses:read' };
const past = Math.floor(Date.now() / 1_000) - 1;

async function withRoutes(app: FastifyInstance): Promise<FastifyInstance> {
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.get('/internal/courses', { config: { access } }, async ({ service, user }) => ({ service, user }));
    scope.get('/signed-in', { config: { access: 'signed-in' } }, async () => ({}));
    scope.get('/public', { config: { access: 'public' } }, async () => ({}));
  });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await withRoutes(await createTestServer());
});
afterAll(() => app.close());

test('a route for services gets the calling service, and no user', async () => {
  const headers = tokens.asService('other:read courses:read');
  const ask = async () => (await app.inject({ url: '/internal/courses', headers })).json<object>();
  const service = { id: 'learning', scopes: ['other:read', 'courses:read'], exp: expect.any(Number) as number };
  // The second time from the cache of verified tokens.
  expect([await ask(), await ask()]).toEqual([
    { service, user: null },
    { service, user: null },
  ]);
});

test.each([
  ['no token', () => ({}), 401],
  ['a person’s token', () => tokens.as('Admin'), 401],
  ['a person’s token that names a scope', () => bearer({ role: 'Admin', sub: '1', scope: 'courses:read' }), 401],
  ['the token of a service without the scope', () => tokens.asService('courses:write'), 403],
  ['a scope that only begins alike', () => tokens.asService('courses:read-all'), 403],
  ['an expired token', () => tokens.asService('courses:read', { exp: past }), 401],
  ['a token of another issuer', () => tokens.asService('courses:read', { iss: 'Other' }), 401],
  ['a token without a service', () => tokens.asService('courses:read', { sub: undefined }), 401],
  ['a token with a list of scopes', () => tokens.asService('', { scope: ['courses:read'] }), 401],
  ['a token signed by another key', () => createTestTokens().asService('courses:read'), 401],
])('%s on a route for services: %i', async (_what, headersOf: () => Record<string, string>, status) => {
  const answer = await app.inject({ url: '/internal/courses', headers: headersOf() });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
});
const bearer = (claims: object) => ({ authorization: `Bearer ${tokens.signToken({ ...claims })}` });

test.each(['Basic YTpi', 'Bearer', 'Bearer a.b.c'])(
  'the header %j is refused as the token of a service',
  async (authorization) => {
    const answer = await app.inject({ url: '/internal/courses', headers: { authorization } });
    expect(answer.json()).toMatchObject({ status: 401, detail: 'The token is no valid token of a service.' });
  },
);

test.each(['/signed-in', '/public'])('a service’s token on %s, which is for persons, is 401', async (url) => {
  expect((await app.inject({ url, headers: tokens.asService('courses:read') })).statusCode).toBe(401);
});

test.each([
  ['/internal/open', 'public' as const],
  ['/api/open', access],
])('%s cannot be registered with access %j', async (path, wrong) => {
  const other = await createTestServer();
  await registerTokenCheck(other, tokens);
  expect(() => other.get(path, { config: { access: wrong } }, async () => ({}))).toThrow(/below \/internal\//);
  await other.close();
});

test('calls of services do not count against the limit of requests', async () => {
  const config = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 1, TRUST_PROXY: '' };
  const limited = await withRoutes(await createServiceServer({ name: 'test', config }));
  const statuses: number[] = [];
  for (const url of ['/internal/courses', '/internal/courses', '/public', '/public'])
    statuses.push(
      (await limited.inject({ url, headers: url === '/public' ? {} : tokens.asService('courses:read') })).statusCode,
    );
  expect(statuses).toEqual([200, 200, 200, 429]);
  await limited.close();
});
