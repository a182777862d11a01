import { storeDemoFile, storeImages } from '../../app';
import { fixture } from '../../testing/fixture';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { sampleImage } from '../../testing/sample-images';

const clip = fixture('clip.webm');
let media: MediaTestApp;
let path: string;
beforeAll(async () => {
  media = await createMediaTestApp();
  path = await storeDemoFile(media.storage, 'lesson.webm', clip);
});
afterAll(() => media.close());

const get = (headers: Record<string, string> = {}) => media.app.inject({ url: path, headers });

test('a clip is immutable for caches, and is not read as another type', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(clip)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-length': String(clip.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{64}\.webm"$/),
  });
});

test('a part of it is served', async () => {
  const answer = await get({ range: 'bytes=100-199' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes 100-199/${clip.length}`]);
  expect(answer.rawPayload.equals(clip.subarray(100, 200))).toBe(true);
});

test('HEAD has the head of the file or its part, and no content', async () => {
  const head = (headers: Record<string, string> = {}) => media.app.inject({ method: 'HEAD', url: path, headers });
  const whole = await head();
  expect([whole.statusCode, whole.headers['content-length'], whole.headers.etag, whole.body]).toEqual([
    200,
    String(clip.length),
    (await get()).headers.etag,
    '',
  ]);
  const part = await head({ range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '100', '']);
});

test('a part past the end is refused with the size', async () => {
  const answer = await get({ range: 'bytes=9999999-' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${clip.length}`]);
});

test('a part of another version is answered with the whole file', async () => {
  expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  const etag = String((await get()).headers.etag);
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
});

test('a file that the caller has is not sent again', async () => {
  const { etag } = (await get()).headers;
  expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await get({ 'if-none-match': `"x", W/${String(etag)}` })).statusCode).toBe(304);
  expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200);
});

test.each([
  '/media/',
  '/media',
  `/media/${'0'.repeat(64)}.webp`,
  '/media/.staging',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/../package.json',
  '/media/a%00.webp',
  `/media/${'a'.repeat(5_000)}`,
  '/media/%5c..%5c',
  '/media/x/y.webp',
])('%s is a problem, never a file', async (url) => {
  const answer = await media.app.inject(url);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test('demo files are stored once, and banners as uploads are', async () => {
  expect(await storeDemoFile(media.storage, 'again.webm', clip)).toBe(path);
  await expect(storeDemoFile(media.storage, 'page.html', clip)).rejects.toThrow(TypeError);
  const banner = await sampleImage('png', 800, 300);
  const [first = '', again] = await storeImages(media.storage, media.db, [banner, banner]);
  expect(again).toBe(first);
  expect((await media.app.inject(first)).headers['content-type']).toBe('image/webp');
});
