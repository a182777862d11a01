import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { until } from '@vidyapath/kit-testing/until';
import { createMediaTestApp, lessonLinks, lessonLinkSecret, type MediaTestApp } from '../../testing/media-app';

const asset = randomUUID();
const other = randomUUID();
const address = (path: string, id: string = asset) => `/media/lessons/${id}/1/${path}`;
const cookieOf = (id: string, session: string | undefined = 'mine', links = lessonLinks) =>
  links.setAssetCookie(id, session, false).split(';')[0] ?? '';
const mine = cookieOf(asset);
const hash = 'a'.repeat(16);
const files = {
  'master.m3u8': 'application/vnd.apple.mpegurl',
  '240p/index.m3u8': 'application/vnd.apple.mpegurl',
  'audio/init.mp4': 'video/mp4',
  '240p/s00001.m4s': 'video/iso.segment',
  [`poster-${hash}.webp`]: 'image/webp',
  [`storyboard-${hash}.webp`]: 'image/webp',
  [`captions/hi-${hash}.vtt`]: 'text/vtt; charset=utf-8',
};

let media: MediaTestApp;
let opened: string[] = [];
beforeAll(async () => {
  media = await createMediaTestApp();
  const { lessons } = media.storage;
  for (const path of Object.keys(files))
    await lessons.storeFile(
      asset,
      path.startsWith('captions/') ? path : `1/${path}`,
      Buffer.from(`content of ${path}`),
    );
  await lessons.storeFile(asset, '1/240p/s00002.m4s', Buffer.alloc(30_000_000, 'x'));
  const open = lessons.open.bind(lessons);
  lessons.open = (id, path) => {
    opened.push(path);
    return open(id, path);
  };
});
beforeEach(() => {
  opened = [];
});
afterAll(() => media.close());

const get = (url: string, headers: Record<string, string> = { cookie: mine }) => media.app.inject({ url, headers });

test.each(Object.entries(files))('%s is sent as %s, to be kept as long as it stays the same', async (path, type) => {
  const answer = await get(address(path));
  expect([answer.statusCode, answer.body]).toEqual([200, `content of ${path}`]);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': path === 'master.m3u8' ? 'private, no-cache' : 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const again = await get(address(path), { cookie: mine, 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the master playlist has another tag once it has grown, and captions are those of the asset', async () => {
  const before = await get(address('master.m3u8'));
  await media.storage.lessons.storeFile(asset, '1/master.m3u8', Buffer.from('content of more'));
  const after = await get(address('master.m3u8'), { cookie: mine, 'if-none-match': String(before.headers.etag) });
  expect([after.statusCode, after.body]).toEqual([200, 'content of more']);
  expect((await get(`/media/lessons/${asset}/7/captions/hi-${hash}.vtt`)).statusCode).toBe(200);
});

test('a part of a segment is served', async () => {
  const answer = await get(address('240p/s00001.m4s'), { cookie: mine, range: 'bytes=0-6' });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([206, 'bytes 0-6/26', 'content']);
  expect((await get(address('240p/s00001.m4s'), { cookie: mine, range: 'bytes=99-' })).statusCode).toBe(416);
});

test('a preview to a visitor needs no session', async () => {
  const visitor = cookieOf(asset, undefined);
  expect((await get(address('master.m3u8'), { cookie: visitor })).statusCode).toBe(200);
});

const past = createLessonLinks(lessonLinkSecret, () => Date.now() - 600_001);
const stranger = createLessonLinks('another-secret-of-the-tests-0123456789');
test.each([
  ['no cookie', ''],
  ['a cookie for another asset', cookieOf(other)],
  ['an old cookie', cookieOf(asset, 'mine', past)],
  ['a cookie that somebody else signed', cookieOf(asset, 'mine', stranger)],
  ['the cookie of a lesson of the demo data', lessonLinks.cookie('mine')],
])('%s opens nothing, and the storage is not asked', async (_what, cookie) => {
  for (const path of [...Object.keys(files), '240p/s99999.m4s']) {
    const answer = await get(address(path), { cookie });
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([403, '/problems/lesson-link-ended']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['www-authenticate']).toBeUndefined();
  }
  expect(opened).toEqual([]);
});

test.each([
  address('master.m3u8?x=1'),
  address('master%2em3u8'),
  address('240p/s1.m4s'),
  address('240p/s000001.m4s'),
  address('241p/index.m3u8'),
  address('240p/'),
  address('..%2fmaster.m3u8'),
  address('original.mp4'),
  address('poster-.webp'),
  address('poster-zz.webp'),
  address('captions/xx-aaaaaaaa.vtt'),
  address('captions/hi.vtt'),
  address('master.m3u8', asset.toUpperCase()),
  `/media/lessons/${asset}/0/master.m3u8`,
  `/media/lessons/${asset}/01/master.m3u8`,
  `/media/lessons/${asset}/captions/hi-${hash}.vtt`,
  `/media/lessons/x/1/master.m3u8`,
])('%s is 404 and the storage is not asked', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(opened).toEqual([]);
});

test('a file that is not there is 404', async () => {
  expect((await get(address('240p/s00009.m4s'))).statusCode).toBe(404);
  expect(opened).toEqual(['1/240p/s00009.m4s']);
});

test('one session has a bounded number of files open, others read on, and all are closed when it leaves', async () => {
  await media.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = media.app.server.address() as AddressInfo;
  const segment = address('240p/s00002.m4s');
  const readers = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.once('data', () => socket.pause());
    socket.write(`GET ${segment} HTTP/1.1\r\nhost: x\r\ncookie: ${mine}\r\n\r\n`);
    return socket;
  });
  await Promise.all(readers.map((reader) => once(reader, 'data')));
  const head = { method: 'HEAD', url: segment } as const;
  const statusFor = async (cookie: string) => (await media.app.inject({ ...head, headers: { cookie } })).statusCode;
  expect([await statusFor(mine), await statusFor(cookieOf(asset, 'yours'))]).toEqual([429, 200]);
  for (const reader of readers) reader.destroy();
  const open = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('s00002.m4s');
      } catch {
        return false;
      }
    }).length;
  await until(() => (open() === 0 ? true : undefined));
});

test('a player that asks for the next segment as soon as it has one gets each of them, over one connection', async () => {
  const { port } = media.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const request = `GET ${address('240p/s00001.m4s')} HTTP/1.1\r\nhost: x\r\ncookie: ${mine}\r\n\r\n`;
  // All are read by the server at once, as when the end of an answer is not noticed yet.
  socket.write(request.repeat(10));
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  await until(() => (text.split('content of 240p/s00001.m4s').length === 11 ? true : undefined));
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: 10 }, () => 'HTTP/1.1 200'));
  socket.destroy();
});
