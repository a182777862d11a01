import { connect } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations, serviceNames, type ServiceName } from '@vidyapath/platform/edge-policy/paths';
import { freePort } from '@vidyapath/postgres/free-port';
import { type Edge, startEdge } from './support/edge';
import { type RunningProcess, startProcess } from './support/process';
import { type RawRequest, send } from './support/raw-request';
import { type Replica, startReplica } from './support/replica';

let folder: string;
let pages: RunningProcess;
let service: Replica;
let edge: Edge;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-hostile-'));
  const release = join(folder, 'releases/mf_public/1.0.0-x');
  const built = join(folder, 'mf-public/dist');
  const folders = [join(folder, 'shell/dist'), built, release];
  await Promise.all(folders.map((each) => mkdir(each, { recursive: true })));
  const home = { path: '/', access: 'public', layout: 'site', title: { en: 'Home', hi: 'होम' } };
  const description = { platform: '^2.0.0', manifest: 'mf-manifest.json', preload: [], routes: [home] };
  await Promise.all([
    writeFile(join(folder, 'shell/dist/index.html'), '<!doctype html><title>Name</title>'),
    writeFile(join(built, 'remote.json'), JSON.stringify(description)),
    writeFile(join(release, 'page.0a1b2c3d.js'), 'page'),
  ]);
  const variables = { SLICES_DIR: folder, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', PORT: String(await freePort()) };
  [pages, service] = await Promise.all([
    startProcess(['--import', 'tsx', 'services/platform/src/pages.ts'], variables),
    startReplica((_request, response) => void response.end('fine')),
  ]);
  const services = Object.fromEntries(serviceNames.map((name) => [name, [service.address]])) as Record<
    ServiceName,
    string[]
  >;
  edge = await startEdge(await freePort(), {
    replicas: { ...services, pages: [new URL(pages.url).host] },
    releases: join(folder, 'releases'),
  });
});
afterAll(async () => {
  await Promise.all([edge?.stop(), pages?.stop(), service?.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const page = { accept: 'text/html' };
const released = '/mf/mf_public/1.0.0-x/page.0a1b2c3d.js';
const ranges = (count: number): string => `bytes=${Array.from({ length: count }, (_, at) => `${at}-${at}`).join(',')}`;
const below = (names: string): string => `/mf/mf_public/1.0.0-x/${names}`;

const cases: readonly (readonly [status: number, name: string, request: RawRequest])[] = [
  [404, 'a path of many names that end in a dot', { path: `/${'a.'.repeat(3_200)}a/x`, headers: page }],
  [404, 'the same by HEAD', { method: 'HEAD', path: `/${'a.'.repeat(3_200)}a/x`, headers: page }],
  [404, 'the same with escapes', { path: `/${'a%2e'.repeat(2_000)}a/x`, headers: page }],
  ...[
    '/internal/orders/..%2f..%2fx',
    '/internal/orders/..%2F..%2Fapi/commerce/cart',
    '/api/commerce/orders/%2e%2e%5cinternal',
    '/api/commerce//cart',
    '//api/commerce/cart',
    '/api/commerce/./cart',
    '/api/commerce/%2E/cart?page=1',
    '/api/commerce/..',
    '/api\\commerce\\cart',
    '/../../etc/passwd',
    '/%2e%2e/package.json',
    'http://example.in/api/commerce//cart',
  ].map((path) => [404, `an address with two meanings, ${path}`, { path }] as const),
  [200, 'dots and slashes in a query', { path: '/api/commerce/cart?next=%2F..%2F//x' }],
  [200, 'dots in a name', { path: '/api/commerce/..cart/a..b/...' }],
  [200, 'a whole address', { path: 'http://example.in/api/commerce/cart' }],
  [414, 'an address of 10 KB', { path: `/${'a.'.repeat(5_000)}a/x`, headers: page }],
  [414, 'a query of 10 KB', { path: `/api/course?q=${'a'.repeat(10_000)}` }],
  [414, 'a file name of 60 KB', { path: below(`${'a/'.repeat(30_000)}x.js`) }],
  [404, 'a file in many folders', { path: below(`${'a/'.repeat(4_000)}x.js`) }],
  [404, 'a file with many hashes', { path: below(`a${'.00000000'.repeat(880)}`) }],
  [404, 'a file with many dots', { path: below(`${'a.'.repeat(4_000)}00000000.`) }],
  [
    431,
    'encodings with 60,000 spaces between them',
    { path: '/', headers: { ...page, 'accept-encoding': `a${' '.repeat(60_000)}b` } },
  ],
  [
    431,
    'encodings with 10,000 spaces between them',
    { path: '/', headers: { ...page, 'accept-encoding': `a${' '.repeat(10_000)}b` } },
  ],
  [431, '5,000 ranges', { path: released, headers: { range: ranges(5_000) } }],
  [200, '800 ranges of a file', { path: released, headers: { range: ranges(800) } }],
  [
    431,
    'more headers than a client has',
    { path: '/', headers: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x-${at}`, '1'])) },
  ],
  [
    200,
    'a token of 16 KB, which its service judges',
    { path: '/auth/me', headers: { authorization: `Bearer ${'a'.repeat(16_000)}` } },
  ],
  ...operations
    .flatMap((path) => [path, `${path}/`, `${path}/json`, path.replace('s', '%73'), `/.${path}`])
    .map((path) => [404, path, { path, headers: page }] as const),
];

test.each(cases)('answers %i to %s, and to a reader after it', async (status, _name, request) => {
  const answer = await send(edge.url, request);
  expect(answer.status).toBe(status);
  expect((await send(edge.url, { path: '/', headers: page })).status).toBe(200);
  if (status === 414 || status === 431)
    expect(JSON.parse(answer.body.toString())).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
});

test.each(['/learn/4%2F1', '/learn/4/%E0%A4'])('a person gets the not-found page at %s', async (path) => {
  const { status, headers } = await send(edge.url, { path, headers: page });
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('answers only some of 5,000 requests that are sent at once', async () => {
  const { hostname, port } = new URL(edge.url);
  const socket = connect(Number(port), hostname);
  let answers = '';
  // nginx closes the connection while the rest is being sent.
  socket
    .on('error', () => undefined)
    .setEncoding('latin1')
    .on('data', (text: string) => {
      answers += text;
    });
  socket.write('GET /no-such-page HTTP/1.1\r\nHost: a.example\r\nAccept: application/json\r\n\r\n'.repeat(5_000));
  await new Promise((closed) => socket.once('close', closed));
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(new Set(statuses)).toEqual(new Set(['404']));
  expect(statuses.length).toBeLessThanOrEqual(1_000);
});

test('no pattern of nginx reached its limit', () => {
  expect(edge.errors()).not.toMatch(/pcre/i);
});
