import { Type } from 'typebox';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { problemResponses } from '@vidyapath/http/problem';
import type { FastifyInstance } from 'fastify';
import { registerTokenCheck } from '../auth/auth-token';
import { type CallOutcome, CallFailed } from '../client/call-failed';
import { createServiceServer } from './service-app';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { QueueFullError } from '../queue/work-queue';
import { sendWithEtag } from './etag';

const tokens = createTestTokens();
const config = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };

async function thingService(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  await registerTokenCheck(app, tokens);
  app.get(
    '/things',
    {
      config: { access: 'public' },
      schema: {
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1 })),
          q: Type.Optional(Type.String()),
        }),
        response: { 200: Type.Object({ limit: Type.Optional(Type.Integer()) }), ...problemResponses(400) },
      },
    },
    async (request, reply) =>
      sendWithEtag(request, reply, { limit: request.query.limit, secret: 'kept' }, { cache: 'public' }),
  );
  app.post(
    '/things',
    {
      config: { access: ['Staff', 'Admin'] },
      schema: {
        body: Type.Object({
          name: Type.String({ minLength: 1, maxLength: 3 }),
          role: Type.Optional(Type.Union([Type.Literal('User'), Type.Literal('Staff')])),
        }),
        response: {
          201: Type.Object({ name: Type.String(), keys: Type.Array(Type.String()) }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    async (request, reply) => reply.code(201).send({ name: request.body.name, keys: Object.keys(request.body) }),
  );
  app.get('/broken', { config: { access: 'public' } }, async () => {
    throw new Error('select secret from table at 10.0.0.1');
  });
  app.get('/full/:whose', { config: { access: 'public' } }, async (request) => {
    throw new QueueFullError('The queue is full.', (request.params as { whose: string }).whose === 'own');
  });
  app.get('/call/:outcome', { config: { access: 'public' } }, async (request) => {
    const { outcome } = request.params as { outcome: CallOutcome };
    throw new CallFailed('catalogue', 'A reason.', { outcome });
  });
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await createServiceServer({ name: 'thing', config });
  await app.register(thingService);
  await app.ready();
});
afterAll(() => app.close());

function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/things',
    payload,
    headers: { 'content-type': 'application/json', ...tokens.as('Staff'), ...headers },
  });
}

test('an unexpected error is a 500 without details', async () => {
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/secret|10\.0|stack/);
});

test.each(['OPTIONS', 'PATCH', 'TRACE', 'PUT'])('%s is no server error', async (method) => {
  const answer = await app.inject({ method: method as 'GET', url: '/things' });
  expect([404, 405]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ status: 404, instance: '/things' });
});

test.each(['/THINGS', '//things', '/things;x', '/%', '/%00', '/%E0%A4'])('%s is refused as a problem', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['x-request-id']).toBe(answer.json<{ requestId: string }>().requestId);
  expect(answer.json()).toMatchObject({ instance: url });
});

test('answers 401 without a token and 403 with a lower role, before the body is parsed', async () => {
  const anonymous = await app.inject({
    method: 'POST',
    url: '/things',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(anonymous.statusCode).toBe(401);
  expect(anonymous.headers['www-authenticate']).toMatch(/^Bearer/);
  expect((await post('{', tokens.as('User'))).statusCode).toBe(403);
});

test('a route without declared access cannot be registered', async () => {
  const other = await createServiceServer({ name: 'other', config });
  await expect(
    other.register(async (scope) => {
      await registerTokenCheck(scope, tokens);
      scope.get('/open', async () => 'x');
    }),
  ).rejects.toThrow('GET /open declares no access');
  await other.close();
});

test.each([
  ['not-sent', 503],
  ['unknown', 503],
  ['refused', 500],
])('a call to another service that ends with %s is %i, without details', async (outcome, status) => {
  const answer = await app.inject(`/call/${outcome}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/catalogue|A reason/);
});
