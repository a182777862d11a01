import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { metadataOf, uploadClient } from '../../testing/upload-client';

const mebibyte = 1_024 ** 2;
let media: MediaTestApp;
let client: ReturnType<typeof uploadClient>;
beforeAll(async () => {
  media = await createMediaTestApp({ lessonBytesMax: 100 * mebibyte, lessonQuotaBytes: 10_000 * mebibyte });
  client = uploadClient(media);
});
afterAll(() => media.close());

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const fileOf = (url: string) => media.db('asset_file').where('upload_id', idOf(url)).first<Record<string, unknown>>();
async function begin(size: number, values?: Record<string, string>): Promise<string> {
  const answer = await client.create(size, values);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location);
}

test('an upload in parts is stored byte by byte and waits for its encoding', async () => {
  const bytes = randomBytes(3 * mebibyte);
  const created = await client.create(bytes.length, { filename: '03 - ओम का नियम.MP4' });
  const url = String(created.headers.location);
  expect(url).toMatch(/^\/api\/media\/uploads\/[0-9a-f-]{36}$/);
  expect(Date.parse(String(created.headers['upload-expires']))).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  const [asset] = await media.db('asset').where('asset_id', idOf(url));
  expect(asset).toMatchObject({ title: 'ओम का नियम', created_by: 1, playing: null });
  let offset = 0;
  for (const size of [1, mebibyte, 2 * mebibyte - 1]) {
    const answer = await client.patch(url, offset, bytes.subarray(offset, offset + size));
    offset += size;
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([204, String(offset)]);
    if (offset < bytes.length) expect((await client.head(url)).headers['upload-offset']).toBe(String(offset));
  }
  expect(await fileOf(url)).toMatchObject({ state: 'waiting', file_version: 1, received_bytes: String(bytes.length) });
  expect((await readFile(await media.storage.lessons.fetchOriginal(idOf(url), ''))).equals(bytes)).toBe(true);
  const head = await client.head(url);
  expect(head.headers).toMatchObject({
    'upload-offset': String(bytes.length),
    'upload-length': String(bytes.length),
    'tus-resumable': '1.0.0',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('answers have the headers of every answer, and none for other origins', async () => {
  const answer = await client.create(
    10,
    { filename: 'a.mp4' },
    { 'x-request-id': 'the-request-1', origin: 'http://evil' },
  );
  expect(answer.headers).toMatchObject({ 'x-request-id': 'the-request-1', 'x-content-type-options': 'nosniff' });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

describe('a creation is refused', () => {
  test.each([
    [415, 'of another ending', { 'upload-metadata': metadataOf({ filename: 'a.avi' }) }],
    [415, 'without a name', { 'upload-metadata': metadataOf({ other: 'a.mp4' }) }],
    [413, 'that is too large', { 'upload-length': String(100 * mebibyte + 1) }],
    [413, 'that is larger than numbers', { 'upload-length': '9007199254740991' }],
    [400, 'of nothing', { 'upload-length': '0' }],
    [400, 'with a negative length', { 'upload-length': '-1' }],
    [400, 'with half a length', { 'upload-length': '1.5' }],
    [400, 'with a length in letters', { 'upload-length': 'abc' }],
    [400, 'of unknown length', { 'upload-defer-length': '1' }],
    [400, 'that joins others', { 'upload-concat': 'partial' }],
    [400, 'with other metadata', { 'upload-metadata': 'filename %%%' }],
    [400, 'with a key twice', { 'upload-metadata': 'filename YS5tcDQ=,filename YS5tcDQ=' }],
    [400, 'with a NUL in its name', { 'upload-metadata': metadataOf({ filename: 'a\0.mp4' }) }],
    [400, 'with a long name', { 'upload-metadata': metadataOf({ filename: `${'a'.repeat(256)}.mp4` }) }],
    [
      404,
      'for an asset that is not there',
      { 'upload-metadata': metadataOf({ filename: 'a.mp4', replaces: '0'.repeat(8) }) },
    ],
    [
      404,
      'for an unknown asset',
      { 'upload-metadata': metadataOf({ filename: 'a.mp4', replaces: crypto.randomUUID() }) },
    ],
    [412, 'of another protocol', { 'tus-resumable': '' }],
  ])('with %i: one %s', async (status, _name, headers) => {
    const rows = await media.db('asset_file').count();
    const answer = await client.create(10, undefined, headers);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['tus-resumable']]).toEqual([
      status,
      'application/problem+json',
      '1.0.0',
    ]);
    expect(await media.db('asset_file').count()).toEqual(rows);
  });

  test('with a body', async () => {
    const answer = await client.send({
      method: 'POST',
      url: lessonPaths.lessonUploads,
      payload: Buffer.from('x'),
      headers: {
        'upload-length': '1',
        'upload-metadata': metadataOf({ filename: 'a.mp4' }),
        'content-type': 'application/offset+octet-stream',
      },
    });
    expect(answer.statusCode).toBe(400);
  });
});

test.each([
  ['../../etc/a.mp4', 'a.mp4'],
  ['C:\\videos\\02 b.mkv', '02 b.mkv'],
  ['<b>x</b>.webm', 'b>.webm'],
])('the name %j is kept as %j and names no path', async (filename, kept) => {
  const url = await begin(10, { filename });
  expect(await fileOf(url)).toMatchObject({ file_name: kept });
});

describe('a part is refused', () => {
  let url: string;
  beforeAll(async () => {
    url = await begin(50 * mebibyte);
    await client.patch(url, 0, Buffer.from('first'));
  });
  afterEach(async () => {
    expect((await client.head(url)).headers['upload-offset']).toBe('5');
  });

  test.each([0, 4, 6, 50 * mebibyte])('at the offset %i with 409', async (offset) => {
    expect((await client.patch(url, offset, Buffer.from('x'))).statusCode).toBe(409);
  });
  test.each(['-1', '1.5', 'x', ''])('at the offset %j with 400', async (offset) => {
    expect((await client.patch(url, 0, Buffer.from('x'), { 'upload-offset': offset })).statusCode).toBe(400);
  });
  test('of more than 8 MiB with 413', async () => {
    const answer = await client.patch(url, 5, Buffer.alloc(8 * mebibyte + 1));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'application/problem+json']);
  });
  test('of another content type', async () => {
    const answer = await client.patch(url, 5, Buffer.from('x'), { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
  });
  test('without the version of the protocol', async () => {
    expect((await client.patch(url, 5, Buffer.from('x'), { 'tus-resumable': '' })).statusCode).toBe(412);
  });
});

test('more bytes than the file has are 413, and none is stored', async () => {
  const url = await begin(10);
  expect((await client.patch(url, 0, Buffer.from('eleven byte'))).statusCode).toBe(413);
  expect((await client.head(url)).headers['upload-offset']).toBe('0');
});

test('strangers, learners and other staff find no upload; an Admin does', async () => {
  const url = await begin(10);
  const other = { authorization: `Bearer ${media.tokens.signToken({ role: 'Staff', id: 77, sub: '77' })}` };
  const tries = async (headers: object) => {
    const stranger = uploadClient(media, 'Staff', headers as Record<string, string>);
    const answers = [
      await stranger.head(url),
      await stranger.patch(url, 0, Buffer.from('x')),
      await stranger.cancel(url),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await tries({ authorization: '' })).toEqual([401, 401, 401]);
  expect(await tries(media.tokens.as('User'))).toEqual([403, 403, 403]);
  expect(await tries(other)).toEqual([404, 404, 404]);
  expect(await tries(media.tokens.as('Admin'))).toEqual([200, 204, 204]);
});

test('a cancelled upload leaves a failed asset, no file and no room', async () => {
  const url = await begin(10);
  await client.patch(url, 0, Buffer.from('first'));
  expect((await client.cancel(url)).statusCode).toBe(204);
  expect(await fileOf(url)).toMatchObject({ state: 'failed', problem: 'interrupted', removed_at: expect.any(Date) });
  expect(await media.storage.lessons.lengthOfOriginal(idOf(url))).toBeUndefined();
  expect([(await client.head(url)).statusCode, (await client.cancel(url)).statusCode]).toEqual([404, 404]);
});

test('a finished upload cannot be cancelled', async () => {
  const url = await begin(5);
  await client.patch(url, 0, Buffer.from('whole'));
  expect((await client.cancel(url)).statusCode).toBe(404);
});

test('OPTIONS tells what of the protocol is there', async () => {
  const answer = await client.send({ method: 'OPTIONS', url: lessonPaths.lessonUploads });
  expect([answer.statusCode, answer.headers['tus-extension'], answer.headers['tus-max-size']]).toEqual([
    204,
    'creation,termination,expiration',
    String(100 * mebibyte),
  ]);
});

describe('replacing', () => {
  test('a newer file becomes the next version; a second one meanwhile is refused', async () => {
    const url = await begin(5);
    const replaces = idOf(url);
    const refused = await client.create(5, { filename: 'b.mp4', replaces });
    expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([409, '/problems/replacement-running']);
    await media.db('asset_file').where('upload_id', replaces).update({ state: 'ready', playable: true });
    await media.db('asset').where('asset_id', replaces).update('playing', 1);
    const next = await begin(5, { filename: 'b.mp4', replaces });
    expect(idOf(next)).not.toBe(replaces);
    expect(await fileOf(next)).toMatchObject({ asset_id: replaces, file_version: 2, file_name: 'b.mp4' });
    expect((await client.create(5, { filename: 'c.mp4', replaces })).statusCode).toBe(409);
    await client.cancel(next);
    expect(await fileOf(next)).toMatchObject({ ended_at: expect.any(Date), removed_at: expect.any(Date) });
    await begin(5, { filename: 'd.mp4', replaces });
  });

  test('the file of a failed asset gives way to the one that is chosen again', async () => {
    const url = await begin(5);
    await client.cancel(url);
    const again = await begin(5, { filename: 'a.mp4', replaces: idOf(url) });
    expect(await fileOf(url)).toMatchObject({ ended_at: expect.any(Date) });
    await client.patch(again, 0, Buffer.from('whole'));
    expect(await fileOf(again)).toMatchObject({ asset_id: idOf(url), state: 'waiting', file_version: 2 });
  });
});
