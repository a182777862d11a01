import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@vidyapath/service-kit/testing/until';
import { createMediaTestApp, type MediaTestApp } from '../testing/media-app';
import { remoteMedia } from '../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../testing/remote-server';

const mediaPath = '/api/media/archive-duration';

let remote: RemoteServer;
let media: MediaTestApp;
let port: number;
beforeAll(async () => {
  remote = await createRemoteServer(remoteMedia);
  media = await createMediaTestApp({ allowHosts: remote.host });
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

async function start(path: string, headers = media.tokens.as('Admin')) {
  const request = httpRequest({ port, host: '127.0.0.1', path: mediaPath, method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  request.on('error', () => undefined).end(JSON.stringify({ url: `${remote.origin}${path}` }));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  return { request, response };
}

afterEach(() => jest.restoreAllMocks());

test('the first line comes while the server is silent', async () => {
  const { request, response } = await start('/silent.mp4');
  const [line] = (await once(response, 'data')) as [Buffer];
  expect(String(line)).toBe('{"progress":0}\n');
  request.destroy();
  await remote.idle();
});

test('leaving closes the connection to a server that goes on sending', async () => {
  // The probe's own limit never comes, and a server that sends is not left for its silence: nothing else closes the connection.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const { request } = await start('/slow-body.mp4');
  await until(() => remote.requests.find((path) => path === '/slow-body.mp4'));
  request.destroy();
  await remote.idle();
});

test('a fourth probe at once is told to wait, others are not, and it may come back', async () => {
  const running = await Promise.all([1, 2, 3].map(() => start('/silent.mp4')));
  const url = `${remote.origin}/index-first.mp4`;
  const fourth = await probe(url);
  expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '5']);
  const other = { authorization: `Bearer ${media.tokens.signToken({ id: 2, role: 'Staff' })}` };
  expect((await probe(url, other)).statusCode).toBe(200);
  for (const { request } of running) request.destroy();
  await remote.idle();
  await until(async () => ((await media.db('probe_slot').where({ user_id: 1 })).length === 0 ? true : undefined));
  expect((await probe(url)).statusCode).toBe(200);
});
