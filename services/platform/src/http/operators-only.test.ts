import type { Socket } from 'node:net';
import { freePort } from '@vidyapath/postgres/free-port';
import { listen, listenForOperators } from '@vidyapath/service-kit/process/listen';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
let visitors: string;
let operators: string;
beforeAll(async () => {
  const connections = new WeakSet<Socket>();
  platform = await createPlatformUnderTest(undefined, [], connections);
  const port = await freePort();
  const operationsPort = await freePort();
  await listen(platform.app, { HOST: '127.0.0.1', PORT: port });
  await listenForOperators(platform.app, operationsPort, connections);
  [visitors, operators] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${operationsPort}`];
});
afterAll(() => platform.close());

test.each([
  '/metrics',
  '/metrics/',
  '/%6Detrics',
  '/docs',
  '/docs/',
  '/docs/json',
  '/docs/yaml',
  '/docs/static/index.css',
  '/doc%73/json',
  '/internal/anything',
  '/internal',
])('a visitor is answered 404 to %s, as a problem', async (path) => {
  const answer = await fetch(visitors + path, { headers: { accept: 'text/html', 'x-forwarded-for': '127.0.0.1' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(await answer.json()).toMatchObject({ status: 404, detail: 'This was not found.' });
});

test('operators read metrics and the description of the API on their own port', async () => {
  expect(await (await fetch(`${operators}/metrics`)).text()).toContain('http_request_duration_seconds_count');
  expect(await (await fetch(`${operators}/docs/json`)).json()).toMatchObject({ openapi: '3.1.0' });
  const page = await fetch(`${operators}/docs`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
});

test.each(['/', '/remotes.json', '/main.0a1b2c3d.js', '/login'])('their port does not serve %s', async (path) => {
  expect((await fetch(operators + path, { headers: { accept: 'text/html' } })).status).toBe(404);
  expect((await fetch(visitors + path, { headers: { accept: 'text/html' } })).status).toBe(200);
});

test.each(['/health/live', '/health/ready'])('both answer %s', async (path) => {
  expect([(await fetch(visitors + path)).status, (await fetch(operators + path)).status]).toEqual([200, 200]);
});
