import { type AddressInfo, connect } from 'node:net';
import { registerTokenCheck } from '../auth/auth-token';
import { serverLimits } from './server-limits';
import { createServiceServer, type ServiceServer } from './service-app';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';

const tokens = createTestTokens();
let app: ServiceServer;
let handled = 0;

beforeAll(async () => {
  app = await createServiceServer({
    name: 'raw',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  await app.register(async (scope) => {
    await registerTokenCheck(scope, tokens);
    scope.get('/things', { config: { access: 'public' } }, async () => {
      handled += 1;
      return 'things';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Everything received over a separate connection until the server closes it. */
async function sent(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // Errors after the server closes do not matter.
  socket.on('error', () => undefined).write(text);
  const parts: Buffer[] = [];
  await new Promise((done) => socket.on('data', (part: Buffer) => parts.push(part)).once('close', done));
  return String(Buffer.concat(parts));
}

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a.example', 'Connection: close', ...headers, '', ''].join('\r\n');
const longest = `/things?${'a'.repeat(serverLimits.addressBytesMax - '/things?'.length)}`;
const others = (count: number): string[] => Array.from({ length: count }, (_, at) => `X-${at}: 1`);

test.each<[number, string, string]>([
  [200, 'an address of the most bytes', get(longest)],
  [414, 'an address with one more', get(`${longest}a`)],
  [414, 'a path of many names that end in a dot', get(`/${'a.'.repeat(10_000)}a/x`)],
  [200, 'a header of the most bytes', get('/things', `Referer: ${'a'.repeat(serverLimits.headerBytesMax)}`)],
  [431, 'a header with one more', get('/things', `Referer: ${'a'.repeat(serverLimits.headerBytesMax + 1)}`)],
  [431, 'encodings with 60,000 spaces between them', get('/things', `Accept-Encoding: a${' '.repeat(60_000)}b`)],
  [
    431,
    '5,000 ranges',
    get('/things', `Range: bytes=${Array.from({ length: 5_000 }, (_, at) => `${at}-${at}`).join(',')}`),
  ],
  [431, 'thousands of tags', get('/things', `If-None-Match: ${'"a", '.repeat(5_000)}"b"`)],
  [
    431,
    'a chain of thousands of addresses',
    get('/things', `X-Forwarded-For: ${'192.0.2.1, '.repeat(2_000)}192.0.2.1`),
  ],
  [200, 'the most headers', get('/things', ...others(serverLimits.headersMax - 2))],
  [431, 'one header more', get('/things', ...others(serverLimits.headersMax - 1))],
  [431, '3,000 headers', get('/things', ...others(3_000))],
  [401, 'a token of 16 KB', get('/things', `Authorization: Bearer ${'a'.repeat(16_000)}`)],
  [200, 'cookies of 16 KB', get('/things', `Cookie: ${'a=b; '.repeat(3_200)}`)],
  [431, 'a token of 30 KB', get('/things', `Authorization: Bearer ${'a'.repeat(30_000)}`)],
  [
    431,
    'more than may come before the body',
    get('/things', ...others(8).map((header) => header + 'a'.repeat(10_000))),
  ],
])('answers %i to %s', async (status, _what, request) => {
  const [head = '', body = ''] = (await sent(request)).split('\r\n\r\n');
  expect(head.split(' ')[1]).toBe(String(status));
  if (status === 200) return;
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
});

test('of 5,000 requests that are sent at once over one connection, the first are answered', async () => {
  handled = 0;
  const answers = await sent('GET /things HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(5_000));
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    ...Array<string>(serverLimits.pipelinedMax).fill('200'),
    '429',
  ]);
  expect(answers).toMatch(/^retry-after: 1\r$/im);
  expect(handled).toBe(serverLimits.pipelinedMax);
});
