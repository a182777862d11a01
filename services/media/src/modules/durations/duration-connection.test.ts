import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@vidyapath/kit-testing/until';
import type { ResolveHost } from './probe/resolve-host';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { remoteMedia } from '../../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../../testing/remote-server';

const mediaPath = '/api/media/archive-duration';

let remote: RemoteServer;
/** Names that were looked up, none of which is ever answered. */
let lookups: string[];
let media: MediaTestApp;
let port: number;
beforeAll(async () => {
  remote = await createRemoteServer(remoteMedia);
  lookups = [];
  const resolve: ResolveHost = (host, signal) => {
    lookups.push(host);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));
  };
  // So long that no probe of these tests reaches it.
  media = await createMediaTestApp({ allowHosts: remote.host, remotes: { resolve }, probeTimeMs: 600_000 });
  await media.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = media.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await media.close();
  await remote.close();
});

function probe(url: string, headers = media.tokens.as('Staff')) {
  return media.app.inject({ method: 'POST', url: mediaPath, payload: { url }, headers });
}

const staff = (id: number) => ({ authorization: `Bearer ${media.tokens.signToken({ id, role: 'Staff' })}` });
const slotsAreFree = () => until(async () => ((await media.db('probe_slot')).length === 0 ? true : undefined));

async function start(path: string, origin = remote.origin, headers = media.tokens.as('Admin')) {
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    path: mediaPath,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.on('error', () => undefined).end(JSON.stringify({ url: `${origin}${path}` }));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  return { request, response };
}

test('the first line is sent while the server is silent', async () => {
  const { request, response } = await start('/silent.mp4');
  const [line] = (await once(response, 'data')) as [Buffer];
  expect(String(line)).toBe('{"progress":0}\n');
  request.destroy();
  await remote.idle();
});

test('a client that leaves closes the connection to a server that still sends', async () => {
  // The server sends, so no timeout closes the connection.
  const { request } = await start('/slow-body.mp4');
  await until(() => remote.requests.find((path) => path === '/slow-body.mp4'));
  request.destroy();
  await remote.idle();
});

test('a fourth probe of one person at once gets 429, other people do not, and a repetition succeeds', async () => {
  const running = await Promise.all([1, 2, 3].map(() => start('/silent.mp4')));
  const url = `${remote.origin}/index-first.mp4`;
  for (const refused of [url, 'http://silent.example/']) {
    const fourth = await probe(refused);
    expect([fourth.statusCode, fourth.headers['retry-after'], fourth.headers['content-type']]).toEqual([
      429,
      '5',
      'application/problem+json',
    ]);
  }
  // No name is looked up for a refused request.
  expect(lookups).toEqual([]);
  expect((await probe(url, staff(2))).statusCode).toBe(200);
  for (const { request } of running) request.destroy();
  await remote.idle();
  await slotsAreFree();
  expect((await probe(url)).statusCode).toBe(200);
});

test('names that are never answered hold the slots of one person only, until that person leaves', async () => {
  const running = await Promise.all([1, 2, 3].map(() => start('/', 'http://silent.example')));
  expect(lookups).toHaveLength(3);
  expect((await probe('http://silent.example/')).statusCode).toBe(429);
  const answer = await probe(`${remote.origin}/index-first.mp4`, staff(2));
  expect(answer.body).toContain('{"duration":7}');
  for (const { request } of running) request.destroy();
  await slotsAreFree();
});

test('probes of many people are bounded in all', async () => {
  const running = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => start('/silent.mp4', remote.origin, staff(id))),
  );
  const ninth = await probe(`${remote.origin}/index-first.mp4`, staff(9));
  expect([ninth.statusCode, ninth.headers['retry-after']]).toEqual([503, '5']);
  for (const { request } of running) request.destroy();
  await slotsAreFree();
});

test('an address that is refused before the stream releases its slot', async () => {
  for (let time = 0; time < 5; time += 1) {
    const answer = await probe('http://10.0.0.1/');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
  }
  expect(await media.db('probe_slot')).toEqual([]);
});
