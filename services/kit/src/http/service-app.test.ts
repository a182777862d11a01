import { Type } from 'typebox';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { problemResponses } from '@vidyapath/http/problem';
import type { FastifyInstance } from 'fastify';
import { registerTokenCheck } from '../auth/auth-token';
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

test.each([
  ['own', 429],
  ['all', 503],
])('a queue that is full of %s requests answers %i with Retry-After', async (whose, status) => {
  const answer = await app.inject(`/full/${whose}`);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, '1']);
  expect(answer.json<{ detail: string }>().detail).toMatch(/Please try again/);
});

test('a stored thing is returned without the fields that are not in the schema', async () => {
  const answer = await post('{"name":"a","isAdmin":true}');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ name: 'a', keys: ['name'] });
});

test('a refused body names each field in a problem', async () => {
  const answer = await post('{"name":"long","role":"Admin"}');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toEqual({
    type: '/problems/invalid-fields',
    title: 'Bad Request',
    status: 400,
    detail: 'The name must be at most 3 characters long. The role must be one of User, Staff.',
    instance: '/things',
    requestId: answer.headers['x-request-id'],
    errors: [
      { field: 'name', detail: 'The name must be at most 3 characters long.' },
      { field: 'role', detail: 'The role must be one of User, Staff.' },
    ],
  });
});

test.each([
  ['a number for a string', '{"name":1}'],
  ['null for a string', '{"name":null}'],
  ['nothing', ''],
  ['no object', '[]'],
  ['broken JSON', '{"name":'],
  ['__proto__', '{"name":"a","__proto__":{"x":1}}'],
  ['constructor.prototype', '{"name":"a","constructor":{"prototype":{"x":1}}}'],
  ['a name twice', '{"name":"a","name":"b"}'],
  ['a name twice, written in two ways', '{"name":"a","n\\u0061me":"a"}'],
  ['a name twice further in', '{"name":"a","more":[{"x":{"y":1,"y":1}}]}'],
  ['NUL', '{"name":"a\\u0000"}'],
  ['a lone surrogate', '{"name":"\\ud83d"}'],
  ['a deep nest', `{"name":"a","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['100,000 names', `{"name":"a"${Array.from({ length: 100_000 }, (_, at) => `,"${at.toString(36)}":0`).join('')}}`],
  [
    '100,000 names further in',
    `{"name":"a","x":{"first":0${Array.from({ length: 100_000 }, (_, at) => `,"${at.toString(36)}":0`).join('')}}}`,
  ],
  ['a list of 100,000', `{"name":"a","x":[0${',0'.repeat(100_000)}]}`],
  ['invalid UTF-8', Buffer.from('{"name":"\xff"}', 'latin1')],
])('a body with %s is 400', async (_what, payload) => {
  expect((await post(payload)).statusCode).toBe(400);
});

test('several objects may have the same name, and texts may contain it', async () => {
  expect((await post('{"name":"\\":\\"","more":[{"name":"\\\\"},{"name" : [null, {}]},"name"]}')).statusCode).toBe(201);
});

test('a text may have any number of commas and quotes', async () => {
  expect((await post(`{"name":"a","x":"${'\\",'.repeat(100_000)}"}`)).statusCode).toBe(201);
});

test('lengths count code points', async () => {
  expect((await post(JSON.stringify({ name: '😀😀😀' }))).statusCode).toBe(201);
});

test.each([
  ['text/plain'],
  ['application/xml'],
  ['application/jsonp'],
  ['application/json, text/plain'],
  ['application/json; charset=utf-16'],
  ['application/json;charset="latin1"'],
  ['nonsense'],
])('%s is 415', async (type) => {
  expect((await post('{"name":"a"}', { 'content-type': type })).statusCode).toBe(415);
});

test.each([
  ['gzip', 415],
  ['deflate, br', 415],
  ['identity', 201],
])('JSON with the declared encoding %s is %i', async (encoding, status) => {
  expect(
    (await post('{"name":"a"}', { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': encoding }))
      .statusCode,
  ).toBe(status);
});

test('10 MB of JSON is 413', async () => {
  expect((await post(JSON.stringify({ name: 'x'.repeat(10_000_000) }))).statusCode).toBe(413);
});

test.each([
  'limit=0',
  'limit=abc',
  'limit=1.5',
  'limit=1.0',
  'limit=%201',
  'limit=0x10',
  'limit=1e3',
  'limit=1e309',
  'limit=NaN',
  'limit=9223372036854775808',
  'limit=',
  'limit=1&limit=2',
  'q=a&q=b',
  'unknown=1',
  'q=%00',
  'q=%ED%A0%80',
  'q=a%FFb',
  'q=%C0%AF',
  'q=%F4%90%80%80',
  '%FF=a',
])('the query %s is 400', async (query) => {
  const answer = await app.inject(`/things?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('errors');
});

test('a query is coerced, the answer has only the fields of its schema, and its tag answers 304', async () => {
  const answer = await app.inject('/things/?limit=7');
  expect(answer.json()).toEqual({ limit: 7 });
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const again = await app.inject({
    url: '/things?limit=7',
    headers: { 'if-none-match': `"other", W/${answer.headers.etag}` },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});
