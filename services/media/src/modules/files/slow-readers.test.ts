import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '@vidyapath/kit-testing/until';
import { storeDemoFile } from '../../app';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';

let media: MediaTestApp;
let port: number;
let path: string;
beforeAll(async () => {
  media = await createMediaTestApp();
  await media.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = media.app.server.address() as AddressInfo);
  // More than the kernel buffers for a client that does not read.
  path = await storeDemoFile(media.storage, 'lesson.mp4', Buffer.alloc(30_000_000, 'x'));
});
afterAll(() => media.close());

/** Requests the file and reads only the head of the answer. */
function startSlowReader(requests = 1): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.once('data', () => socket.pause());
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(requests));
  return socket;
}

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === `${media.folder}${path.slice('/media'.length)}`;
    } catch {
      return false;
    }
  }).length;
const status = async () => (await media.app.inject(path)).statusCode;

test('one address has a bounded number of files open, and may read again when it leaves some', async () => {
  const readers = Array.from({ length: 100 }, () => startSlowReader());
  await Promise.all(readers.map((reader) => once(reader, 'data')));
  const refused = await media.app.inject(path);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
    429,
    '5',
    'application/problem+json',
  ]);
  expect(openFiles()).toBeLessThanOrEqual(100);
  for (const reader of readers) reader.destroy();
  await until(async () => ((await status()) === 200 ? true : undefined));
  await until(() => (openFiles() === 0 ? true : undefined));
});

test('requests that are sent together over one connection open one file, which is closed when the reader leaves', async () => {
  const reader = startSlowReader(200);
  await once(reader, 'data');
  expect(openFiles()).toBe(1);
  reader.destroy();
  await until(() => (openFiles() === 0 ? true : undefined));
});

test('5,000 ranges in one header are answered with the whole file', async () => {
  const answer = await media.app.inject({ url: path, headers: { range: `bytes=0-0${',5-6'.repeat(5_000)}` } });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 30_000_000]);
});
