import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();
let origin: string;
beforeAll(async () => {
  origin = await catalogue.app.listen({ host: '127.0.0.1', port: 0 });
  for (let made = 0; made < 6; made += 1)
    await make.course({ course_description: 'Words that many courses have. '.repeat(8) });
});

const list = '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6&offset=0';
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The answer with the number of bytes that were sent. */
async function read(path: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(request(origin + path, { headers }).end(), 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const { etag = '', vary = '', 'content-encoding': encoding, 'content-length': length } = answer.headers;
  const text = (encoding && bytes.length > 0 ? decoders[encoding]?.(bytes) : bytes)?.toString();
  return {
    status: answer.statusCode,
    etag,
    vary,
    encoding,
    bytes: bytes.length,
    length: Number(length ?? bytes.length),
    text,
  };
}

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip;q=1.0, br;q=0'],
])('visitors who accept %s get it from the first answer on, with its own tag', async (encoding, accept) => {
  const plain = await read(list);
  for (let round = 0; round < 2; round += 1) {
    const answer = await read(list, { 'accept-encoding': accept });
    expect([answer.status, answer.encoding, answer.text]).toEqual([200, encoding, plain.text]);
    expect(answer.bytes).toBe(answer.length);
    expect(answer.bytes).toBeLessThan(plain.bytes / 2);
    expect(answer.etag).not.toBe(plain.etag);
    expect(answer.vary).toBe('Authorization, Accept-Encoding');
  }
});

test('a request that accepts no known encoding gets an uncompressed answer', async () => {
  const plain = await read(list);
  expect([plain.encoding, plain.vary]).toEqual([undefined, 'Authorization, Accept-Encoding']);
  for (const accept of ['identity', 'zstd, compress', 'br;q=0, gzip;q=0', '']) {
    expect(await read(list, { 'accept-encoding': accept })).toEqual(plain);
  }
});

test('a tag gets 304 with its own encoding only, whether the answer is cached or not', async () => {
  const takes = { 'accept-encoding': 'br' };
  const { etag } = await read(list, takes);
  const unchanged = async () =>
    expect(await read(list, { ...takes, 'if-none-match': etag })).toMatchObject({
      status: 304,
      etag,
      bytes: 0,
      encoding: undefined,
    });
  await unchanged();
  // Another version of the content in which this list is the same.
  await make.course({ is_public: false });
  await unchanged();
  await unchanged();
  expect((await read(list, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
});

test('no header of one visitor changes the cached answers for others', async () => {
  const fresh = (number: number) =>
    `/api/courseProgress/public-course-content-by-category/?limit=6&category_id=0&offset=0&sort=CourseId:${number % 2 ? 'asc' : 'desc'}`;
  for (const [number, claimed] of ['br', 'gzip', '["br"', 'https'].entries()) {
    await make.category();
    const plain = await read(fresh(number), { 'accept-encoding': 'identity', 'x-forwarded-proto': claimed });
    expect(plain.encoding).toBeUndefined();
    for (const encoding of ['br', 'gzip'])
      expect(await read(fresh(number), { 'accept-encoding': encoding })).toMatchObject({ encoding, text: plain.text });
  }
});

test('an answer that is too large for the cache is sent uncompressed, instead of being compressed for each request', async () => {
  const { CategoryId } = await make.category();
  await catalogue.db.raw(
    `insert into courses (course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
     select 'Long', 'x', repeat('long ', 1000), 4, 10, 5, true, 'https://a.example/x.mp4', ? from generate_series(1, 300)`,
    [CategoryId],
  );
  const answer = await read('/api/course?q=Long&limit=300', { 'accept-encoding': 'br' });
  expect([answer.status, answer.encoding, answer.bytes > 1_500_000]).toEqual([200, undefined, true]);
});

test('a record is sent uncompressed, since a change names its tag', async () => {
  const { course_id: id, ...course } = await make.course({
    course_description: 'Long enough to be worth it. '.repeat(30),
  });
  const answer = await read(`/api/course/${id}`, { 'accept-encoding': 'br' });
  expect(answer.encoding).toBeUndefined();
  expect((await client.put(`/api/course/${id}`, course, 'Staff', { 'if-match': answer.etag })).statusCode).toBe(200);
});

test('answers to signed-in users are not compressed', async () => {
  expect((await read(list, { 'accept-encoding': 'br', ...catalogue.tokens.as('User') })).encoding).toBeUndefined();
});
