import { createHash } from 'node:crypto';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { takeRawBodies } from './raw-body';
import { serverLimits } from './server-limits';
import type { ServiceServer } from './service-app';

let app: ServiceServer;
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  app = await createTestServer();
  await app.register(async (scope) => {
    takeRawBodies(scope);
    scope.post<{ Body: Buffer | undefined }>('/webhook', { config: { access: 'public' } }, async ({ body }) => ({
      digest: body ? digest(body) : null,
    }));
  });
  app.post('/notes', { config: { access: 'public' } }, async ({ body }) => ({ body }));
});
afterAll(() => app.close());

const post = (url: string, payload: Buffer, type?: string) =>
  app.inject({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} });

test.each([
  ['JSON with a name twice and spaces', Buffer.from('{ "a": 1,\r\n "a": 2 }'), 'application/json'],
  ['JSON that is none', Buffer.from('{'), 'application/json'],
  ['what is no UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'application/json; charset=utf-16'],
  ['a form', Buffer.from('a=1&b=%zz'), 'application/x-www-form-urlencoded'],
  ['a body without a type', Buffer.from('x'), undefined],
])('%s reaches the handler byte by byte', async (_what, bytes, type) => {
  expect((await post('/webhook', bytes, type)).json()).toEqual({ digest: digest(bytes) });
});

test('a body that is too large is refused as on other routes', async () => {
  const bytes = Buffer.alloc(serverLimits.bodyBytesMax + 1, 'x');
  expect((await post('/webhook', bytes, 'application/json')).statusCode).toBe(413);
  expect((await post('/webhook', bytes.subarray(1), 'application/json')).statusCode).toBe(200);
});

test('other routes parse bodies as before', async () => {
  expect((await post('/notes', Buffer.from('{"a":1}'), 'application/json')).json()).toEqual({ body: { a: 1 } });
  expect((await post('/notes', Buffer.from('{'), 'application/json')).statusCode).toBe(400);
  expect((await post('/notes', Buffer.from('a=1'), 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});
