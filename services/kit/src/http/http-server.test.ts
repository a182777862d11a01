import { type AddressInfo, connect } from 'node:net';
import { Type } from 'typebox';
import { registerTokenCheck } from '../auth/auth-token';
import { createServiceServer, type ServiceServer } from './service-app';
import { recordLongestLoopDelay } from '@vidyapath/kit-testing/longest-loop-delay';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';

recordLongestLoopDelay();

const tokens = createTestTokens();
let app: ServiceServer;

beforeAll(async () => {
  app = await createServiceServer({
    name: 'raw',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.get('/things', { config: { access: 'public' } }, async () => 'things');
    scope.post(
      '/things',
      { config: { access: 'signed-in' }, schema: { body: Type.Object({ name: Type.String() }) } },
      async () => 'made',
    );
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Everything received over a separate connection until the server closes it. */
async function sent(...lines: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return String(Buffer.concat((await socket.toArray()) as Buffer[]));
}
const close = 'Connection: close';

test.each<[string, number, ...string[]]>([
  ['what is not HTTP', 400, 'BREW / HTTP/1.1', '', ''],
  ['no host', 400, 'GET /things HTTP/1.1', close, '', ''],
  ['two hosts', 400, 'GET /things HTTP/1.1', 'Host: a.example', 'host: b.example', close, '', ''],
  ['one host twice', 400, 'GET /things HTTP/1.1', 'Host: a.example', 'Host: a.example', close, '', ''],
  ['a host that is none', 400, 'GET /things HTTP/1.1', 'Host: a.example/things@b', close, '', ''],
  ['two lengths', 400, 'POST /things HTTP/1.1', 'Host: a.example', 'Content-Length: 2', 'Content-Length: 3', '', '{}'],
  [
    'a length and chunks',
    400,
    'POST /things HTTP/1.1',
    'Host: a.example',
    'Content-Length: 2',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    '',
  ],
  ['an unknown expectation', 417, 'GET /things HTTP/1.1', 'Host: a.example', 'Expect: a miracle', '', ''],
  ['a CONNECT request', 405, 'CONNECT b.example:443 HTTP/1.1', 'Host: b.example:443', '', ''],
])('%s is %i in the shape of every problem', async (_what, status, ...lines) => {
  const [head = '', body = ''] = (await sent(...lines)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/i);
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, instance: '/', requestId: expect.any(String) });
});

test.each([
  ['a host with a port', 'GET /things HTTP/1.1', 'Host: [::1]:4200', close, '', ''],
  ['HTTP/1.0, which knows no hosts', 'GET /things HTTP/1.0', '', ''],
])('%s is answered', async (_what, ...lines) => {
  expect(await sent(...lines)).toMatch(/^HTTP\/1\.1 200 OK[^]*things$/);
});

test('requests a body with 100 Continue only when it may be sent', async () => {
  const post = (body: string, ...headers: string[]) => [
    'POST /things HTTP/1.1',
    'Host: a.example',
    'Expect: 100-continue',
    'Content-Type: application/json',
    'Content-Length: 12',
    close,
    ...headers,
    '',
    body,
  ];
  expect(await sent(...post(''))).toMatch(/^HTTP\/1\.1 401 /);
  const { authorization } = tokens.as('User');
  const [interim, , answer] = (await sent(...post('{"name":"a"}', `Authorization: ${authorization}`))).split(
    /(\r\n\r\n)(?=HTTP)/,
  );
  expect(interim).toBe('HTTP/1.1 100 Continue');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*made$/);
});

test.each([
  ['10 MB of JSON', 413, ['Content-Type: application/json', `Content-Length: ${10_000_000}`], 'x'.repeat(10_000_000)],
  [
    '10 MB in chunks',
    413,
    ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    `${'100000\r\n'}${'x'.repeat(0x10_00_00)}\r\n`.repeat(10) + '0\r\n\r\n',
  ],
  [
    '10 MB of something else',
    415,
    ['Content-Type: text/plain', `Content-Length: ${10_000_000}`],
    'x'.repeat(10_000_000),
  ],
])(
  'a client that sends %s is answered %i after its body, and the connection stays open',
  async (_what, status, headers, body) => {
    const first = [
      'POST /things HTTP/1.1',
      'Host: a.example',
      `Authorization: ${tokens.as('User').authorization}`,
      ...headers,
      '',
      body,
    ].join('\r\n');
    const answers = await sent(`${first}GET /things HTTP/1.1`, 'Host: a.example', close, '', '');
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 200]);
  },
);
