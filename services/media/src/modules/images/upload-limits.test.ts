import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '@vidyapath/kit-testing/until';
import sharp from 'sharp';
import { decodersOf, megabytesOf } from '../../testing/decoder-processes';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { manyChunks, progressiveJpeg, sampleImage } from '../../testing/sample-images';

let media: MediaTestApp;
let port: number;
beforeAll(async () => {
  media = await createMediaTestApp();
  await media.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = media.app.server.address() as AddressInfo);
});
afterAll(() => media.close());

const person = (id: number) => ({ authorization: `Bearer ${media.tokens.signToken({ id, role: 'Staff' })}` });
const bodyOf = (content: Buffer) => multipartBody({ field: 'file', filename: 'a', content });
const upload = (content: Buffer, id = 1) =>
  media.app.inject({
    method: 'POST',
    url: '/upload',
    payload: bodyOf(content),
    headers: { 'content-type': multipartType, ...person(id) },
  });
const detailOf = (answer: { json: <Body>() => Body }) => answer.json<{ detail: string }>().detail;

describe('an image that is small to send and large to decode', () => {
  const deep = () =>
    sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })
      .avif({ bitdepth: 12, effort: 0 })
      .toBuffer();
  test.each([
    ['a PNG with 100,000 empty texts', async () => manyChunks('zTXt', 100_000), 'text or metadata'],
    ['an AVIF of 40 megapixels with 12 bits and transparency', deep, 'colour depth'],
  ])('%s is too large', async (_what, picture, detail) => {
    const answer = await upload(await picture());
    expect([answer.statusCode, detailOf(answer)]).toEqual([413, expect.stringContaining(detail)]);
  });
});

test('an upload whose decoder is killed may be sent again', async () => {
  const picture = await progressiveJpeg();
  const cut = upload(picture);
  process.kill(await until(() => decodersOf(process.pid).find((pid) => megabytesOf(pid) > 200)), 'SIGKILL');
  const answer = await cut;
  expect([answer.statusCode, answer.headers['retry-after'], detailOf(answer)]).toEqual([
    503,
    '10',
    'The image could not be read. Please try again.',
  ]);
  expect((await upload(picture)).statusCode).toBe(201);
});

/** Sends the head of an upload and the first bytes of a body that does not continue. */
function startSlowUpload(id: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const { authorization } = person(id);
  socket.write(
    `POST /upload HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${multipartType}\r\ncontent-length: 100000\r\n\r\n--`,
  );
  return socket;
}

test.each([
  ['of one person', [1, 1, 1, 1], 'HTTP/1.1 429', 2],
  ['of all together', Array.from({ length: 17 }, (_, index) => 10 + index), 'HTTP/1.1 503', undefined],
])(
  'the number of slow uploads %s is bounded before a body is read, and counts while they last',
  async (_whose, people, refusal, other) => {
    const slow = people.map(startSlowUpload);
    const [answer] = await Promise.race(slow.map((socket) => once(socket, 'data') as Promise<[Buffer]>));
    expect(String(answer)).toContain(refusal);
    expect(String(answer)).toContain('retry-after: 5');
    expect(String(answer)).toContain('Too many images are being uploaded.');
    const picture = await sampleImage();
    expect((await upload(picture, people[0])).statusCode).toBe(Number(refusal.slice(-3)));
    if (other) expect((await upload(picture, other)).statusCode).toBe(201);
    for (const socket of slow) socket.destroy();
    await until(async () => ((await upload(picture, people[0])).statusCode === 201 ? true : undefined));
  },
);
