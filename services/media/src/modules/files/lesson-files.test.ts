import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createLessonLinks, lessonLinkSeconds } from '@vidyapath/service-kit/domain/access/lesson-links';
import { storeDemoFile, storeLessonFile } from '../../app';
import { fixture } from '../../testing/fixture';
import { createMediaTestApp, lessonLinks, lessonLinkSecret, type MediaTestApp } from '../../testing/media-app';

const clip = fixture('clip.webm');
const mine = lessonLinks.cookie('mine');
let media: MediaTestApp;
let path: string;
let address: string;
beforeAll(async () => {
  media = await createMediaTestApp();
  path = await storeLessonFile(media.storage, 'lesson.webm', clip);
  address = lessonLinks.sign(path, 7, 'mine');
});
afterAll(() => media.close());

const get = (url: string, headers: Record<string, string> = {}) => media.app.inject({ url, headers });
const statusOf = async (url: string, cookie?: string) => (await get(url, cookie ? { cookie } : {})).statusCode;

test('a lesson is served to the browser that its address was signed for, and stored in no cache', async () => {
  const answer = await get(address, { cookie: mine });
  expect([answer.statusCode, answer.rawPayload.equals(clip)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a part of it is served', async () => {
  const answer = await get(address, { cookie: mine, range: 'bytes=100-199' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes 100-199/${clip.length}`]);
  expect(answer.rawPayload.equals(clip.subarray(100, 200))).toBe(true);
});

test('each device of one person has its own address and cookie', async () => {
  const phone = lessonLinks.sign(path, 7, 'phone');
  expect(await statusOf(phone, lessonLinks.cookie('phone'))).toBe(200);
  expect(await statusOf(phone, mine)).toBe(403);
});

test('the cookie of exactly this file opens its plain address, also to a browser that is signed out', async () => {
  const name = path.replace('/media/lessons/', '');
  const cookieOf = (file: string, session?: string) => lessonLinks.setFileCookie(file, session, false).split(';')[0];
  for (const session of ['mine', undefined]) {
    const answer = await get(path, { cookie: cookieOf(name, session) ?? '', range: 'bytes=0-9' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([206, 'private, no-store']);
  }
  expect(await statusOf(path, cookieOf(`${'0'.repeat(64)}.webm`, 'mine'))).toBe(403);
  expect(await statusOf(path, lessonLinks.setAssetCookie(name.slice(0, 36), 'mine', false))).toBe(403);
  const ended = createLessonLinks(lessonLinkSecret, () => Date.now() - lessonLinkSeconds * 1_000);
  expect(await statusOf(path, ended.setFileCookie(name, 'mine', false))).toBe(403);
});

test('a shared address, a plain one and a changed one are refused, and say nothing about the file', async () => {
  for (const [url, cookie] of [
    [address, undefined],
    [address, lessonLinks.cookie('yours')],
    [path, undefined],
    [path, mine],
    [address.replace('course=7', 'course=8'), mine],
    [address.replace(/until=\d+/, 'until=9999999999'), mine],
    [`/media/lessons/${'0'.repeat(64)}.mp4`, mine],
  ] as const) {
    const answer = await get(url, { ...(cookie && { cookie }) });
    expect([url, answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
      url,
      403,
      '/problems/lesson-link-ended',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a lesson and an introduction of the same content are separate files', async () => {
  expect(await statusOf(path.replace('/lessons', ''))).toBe(404);
  expect(await statusOf(path.replace('/lessons/', '/lesson-'))).toBe(404);
  const introduction = await storeDemoFile(media.storage, 'introduction.webm', clip);
  expect(introduction).toBe(path.replace('/lessons', ''));
  expect(await statusOf(introduction)).toBe(200);
  expect(await statusOf(path)).toBe(403);
});

test('a signed address of no file is 404', async () => {
  for (const name of [`${'0'.repeat(64)}.mp4`, 'x.html', 'lesson-1.mp4'])
    expect(await statusOf(lessonLinks.sign(`/media/lessons/${name}`, 7, 'mine'), mine)).toBe(404);
});

test.each(['?course=x', '?until=-1', '?course=1&course=2', '?more=1', `?signature=${'a'.repeat(101)}`])(
  '%s is 400',
  async (query) => expect(await statusOf(`${path}${query}`, mine)).toBe(400),
);

test('an answer that is still being read ends when its address or cookie does', async () => {
  await media.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = media.app.server.address() as AddressInfo;
  // More than the kernel buffers for a client that does not read.
  const long = await storeLessonFile(media.storage, 'lesson.mp4', Buffer.alloc(30_000_000, 'x'));
  const endsSoon = createLessonLinks(lessonLinkSecret, () => Date.now() - (lessonLinkSeconds - 2) * 1_000);
  await expectEnd(port, `${endsSoon.sign(long, 7, 'mine')} HTTP/1.1\r\nhost: x\r\ncookie: ${mine}`);
  const [cookie] = endsSoon.setFileCookie(long.replace('/media/lessons/', ''), 'mine', false).split(';');
  await expectEnd(port, `${long} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}`);
});

/** Of an answer to a client that does not read it. */
async function expectEnd(port: number, request: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.once('data', () => socket.pause());
  socket.write(`GET ${request}\r\n\r\n`);
  const [served] = (await once(media.app.server, 'connection')) as [Socket];
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString('latin1')).toMatch(/^HTTP\/1.1 200 /);
  await once(served, 'close');
  socket.destroy();
}
