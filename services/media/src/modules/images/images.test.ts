import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressInfo, connect } from 'node:net';
import { imageVariantPath, imageWidths, sharePicturePath, shareSize } from '@vidyapath/http/image-variants';
import sharp from 'sharp';
import { recordLongestLoopDelay } from '@vidyapath/kit-testing/longest-loop-delay';
import { until } from '@vidyapath/kit-testing/until';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { multipartBody, multipartType, type TestPart } from '@vidyapath/kit-testing/multipart';
import { formats, pngHeader, sampleImage } from '../../testing/sample-images';

recordLongestLoopDelay();

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp();
});
afterAll(() => media.close());

function upload(parts: TestPart[], { url = '/api/media/uploadCourseImage', headers = {} } = {}) {
  return media.app.inject({
    method: 'POST',
    url,
    payload: multipartBody(...parts),
    headers: { 'content-type': multipartType, ...media.tokens.as('Staff'), ...headers },
  });
}

const image = async (name = 'a.png'): Promise<TestPart> => ({
  field: 'file',
  filename: name,
  content: await sampleImage(),
});

test.each(['/api/media/uploadCourseImage', '/upload', '/upload/'])(
  'an image sent to %s is served in every width',
  async (url) => {
    const answer = await upload([await image()], { url });
    expect(answer.statusCode).toBe(201);
    const { path } = answer.json<{ path: string }>();
    expect(path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(answer.headers.location).toBe(path);
    for (const address of [path, ...imageWidths.map((width) => imageVariantPath(path, width) ?? '')]) {
      const served = await media.app.inject(address);
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  },
);

test.each([
  [2_000, 1_000],
  [90, 400],
])('an image of %i × %i has a picture for shared links, made when it is first asked for', async (width, height) => {
  const content = await sampleImage('png', width, height);
  const { path } = (await upload([{ field: 'file', filename: 'a.png', content }])).json<{ path: string }>();
  const address = sharePicturePath(path) ?? '';
  const before = await media.storedFiles();
  const answers = await Promise.all(Array.from({ length: 20 }, () => media.app.inject(address)));
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(rawPayload.length).toBeLessThan(300_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...shareSize });
  }
  const after = await media.storedFiles();
  expect(after.filter((name) => !before.includes(name))).toEqual([address.slice('/media/'.length)]);
});

test('an image that is not stored has no picture for shared links', async () => {
  const before = await media.storedFiles();
  for (const name of [`${'a'.repeat(64)}-1200.jpg`, `${'a'.repeat(64)}-800.jpg`, `${'a'.repeat(64)}.jpg`])
    expect((await media.app.inject(`/media/${name}`)).statusCode).toBe(404);
  expect(await media.storedFiles()).toEqual(before);
});

test.each(formats)('%s is accepted under any name and type', async (format) => {
  const part = { field: 'file', filename: 'notes.txt', type: 'text/html', content: await sampleImage(format) };
  expect((await upload([part])).statusCode).toBe(201);
});

test('stores the user of an upload, and the same content once', async () => {
  const part = await image();
  const first = await upload([part]);
  const second = await upload([part]);
  expect(second.json()).toEqual(first.json());
  const { path } = first.json<{ path: string }>();
  expect(await media.db('image').where({ path }).select('uploaded_by', 'width', 'height')).toEqual([
    { uploaded_by: 1, width: 64, height: 48 },
  ]);
});

test('three uploads of the same content at once all succeed', async () => {
  const part = await image();
  const answers = await Promise.all([1, 2, 3].map(() => upload([part])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

test('uploads of many people at once do not mix, and have nothing of earlier ones', async () => {
  const sizes = [20, 30, 40, 50, 60];
  const images = await Promise.all(sizes.map((width) => sampleImage('png', width)));
  const as = (id: number) => ({
    headers: { authorization: `Bearer ${media.tokens.signToken({ id, role: 'Staff' })}` },
  });
  const uploads = images.map((content, index) =>
    upload([{ field: 'file', filename: 'a.png', content }], as(index + 1)),
  );
  const paths = (await Promise.all(uploads)).map((answer) => answer.json<{ path: string }>().path);
  const stored = paths.map((path) => media.db('image').where({ path }).first('width'));
  expect(await Promise.all(stored)).toEqual(sizes.map((width) => ({ width })));
  const cut = images.map((content, index) =>
    upload([{ field: 'file', filename: 'a.png', content: content.subarray(0, content.length / 2) }], as(index + 1)),
  );
  expect((await Promise.all(cut)).map(({ statusCode }) => statusCode)).toEqual(sizes.map(() => 415));
});

test.each(['../../etc/passwd', 'a\\..\\b.png', '%00.png', 'n'.repeat(4_096), 'naïve “name”.png', ''])(
  'the name %j does not matter',
  async (name) => {
    expect((await upload([await image(name)])).statusCode).toBe(201);
  },
);

describe('a refused upload leaves nothing behind:', () => {
  const kept = async () => [await media.storedFiles(), await media.db('image').select('path').orderBy('path')];
  let before: Awaited<ReturnType<typeof kept>>;
  beforeEach(async () => {
    before = await kept();
  });
  afterEach(async () => {
    expect(await kept()).toEqual(before);
    expect((await upload([await image()])).statusCode).toBe(201);
  });

  const file = (content: Buffer | string): TestPart => ({
    field: 'file',
    filename: 'a.png',
    type: 'image/png',
    content,
  });
  test.each([
    ['an SVG', 415, () => [file('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')]],
    ['HTML', 415, () => [file('<!doctype html><p>x')]],
    ['nothing', 415, () => [file('')]],
    ['a cut image', 415, async () => [file((await sampleImage('jpeg', 200, 200)).subarray(0, 900))]],
    ['6 MB', 413, () => [file(Buffer.alloc(6_000_000))]],
    ['an image of 900 megapixels', 413, () => [file(pngHeader(30_000, 30_000))]],
    ['no part', 400, () => []],
    ['no file', 400, () => [{ field: 'file', content: 'text' }]],
    ['another field', 400, async () => [{ ...(await image()), field: 'image' }]],
    ['a second file', 400, async () => [await image(), await image()]],
    ['a second file elsewhere', 400, async () => [await image(), { ...(await image()), field: 'other' }]],
    [
      '10,000 parts',
      400,
      async () => Array.from({ length: 10_000 }, (_, index) => ({ field: `f${index}`, content: 'x' })),
    ],
  ] as [string, number, () => TestPart[] | Promise<TestPart[]>][])('%s is %i', async (_what, status, parts) => {
    const answer = await upload(await parts());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 400],
    ['JSON', 'application/json', 400],
    ['an odd type', 'image/png', 415],
  ])('%s is refused', async (_what, type, status) => {
    const answer = await upload([await image()], { headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
  });

  test('a client that leaves half-way', async () => {
    await media.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = media.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = multipartBody(await image());
    const { authorization } = media.tokens.as('Staff');
    socket.write(
      `POST /upload HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${multipartType}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length / 2));
    const [request] = (await once(media.app.server, 'request')) as [{ on: (event: 'close', done: () => void) => void }];
    const closed = new Promise<void>((resolve) => request.on('close', resolve));
    socket.destroy();
    await closed;
  });

  test('storage that is away is 503, and takes uploads when it is back', async () => {
    await rename(media.folder, `${media.folder}-away`);
    const answer = await upload([await image()]);
    await until(async () => ((await media.app.inject('/health/ready')).statusCode === 503 ? true : undefined));
    await rename(`${media.folder}-away`, media.folder);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await until(async () => ((await media.app.inject('/health/ready')).statusCode === 200 ? true : undefined));
  });

  test('storage that can be read and not written is 503', async () => {
    const staging = join(media.folder, '.staging');
    await rename(staging, `${media.folder}-staging`);
    await writeFile(staging, '');
    const answer = await upload([await image()]);
    await rm(staging);
    await rename(`${media.folder}-staging`, staging);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  test('a database that refuses the row', async () => {
    await media.db.raw('alter table image rename to image_away');
    const answer = await upload([await image()]);
    await media.db.raw('alter table image_away rename to image');
    expect(answer.statusCode).toBe(500);
  });
});

test('rejects uploads by others than staff before the body is read', async () => {
  const options = {
    method: 'POST',
    url: '/upload',
    payload: 'x'.repeat(100),
    headers: { 'content-type': 'multipart/form-data' },
  } as const;
  const as = (headers: Record<string, string>) =>
    media.app.inject({ ...options, headers: { ...options.headers, ...headers } });
  expect((await as({})).statusCode).toBe(401);
  expect((await as(media.tokens.as('User'))).statusCode).toBe(403);
  expect((await as(media.tokens.as('Admin'))).statusCode).toBe(400);
});
