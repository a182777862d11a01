import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { limits } from '@vidyapath/http/limits';
import { lastDurationLine } from '../../testing/last-duration-line';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { remoteMedia } from '../../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../../testing/remote-server';
import { selfSigned } from '../../testing/self-signed';

const mebibyte = 1_024 * 1_024;
/** Bytes that a kernel receives from the server before they are read. */
const inKernels = 8 * mebibyte;

const sockets = new Map<string, Socket>();
const trusting = createTlsServer(selfSigned('127.0.0.1'), (_request, response) => void response.end('secret'));
let remote: RemoteServer;
let media: MediaTestApp;
beforeAll(async () => {
  remote = await createRemoteServer((request, response) => {
    sockets.set(String(request.url), request.socket);
    remoteMedia(request, response);
  });
  trusting.listen(0, '127.0.0.1');
  await once(trusting, 'listening');
  media = await createMediaTestApp({ allowHosts: `${remote.host},${secureHost()}` });
});
afterAll(async () => {
  await media.close();
  await remote.close();
  trusting.close();
});
const secureHost = () => `127.0.0.1:${(trusting.address() as AddressInfo).port}`;

test('a probe ends before the time that the contract gives it', async () => {
  const limit = jest.spyOn(global, 'setTimeout');
  await lastDurationLine(media, `${remote.origin}/index-first.mp4`);
  const times = limit.mock.calls.map(([, milliseconds = 0]) => milliseconds);
  limit.mockRestore();
  expect(times).toContain((limits.probe.seconds - 3) * 1_000);
});

test.each(['endless.mp4', 'huge.mp4'])('of %s no more than 16 MiB are read', async (name) => {
  expect(await lastDurationLine(media, `${remote.origin}/${name}`)).toEqual({ detail: expect.any(String) as string });
  await remote.idle();
  expect(sockets.get(`/${name}`)?.bytesWritten).toBeLessThanOrEqual(16 * mebibyte + inKernels);
});

test('sends no request to a server whose certificate is not trusted', async () => {
  let asked = 0;
  trusting.on('request', () => {
    asked += 1;
  });
  expect(await lastDurationLine(media, `https://${secureHost()}/film.mp4`)).toEqual({
    detail: "The server's certificate could not be verified.",
  });
  expect(asked).toBe(0);
});
