import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { until } from '@vidyapath/kit-testing/until';
import { bearer, call, expectStatus, logIn } from './support/api';
import { bucket } from './support/backing';
import { clip } from './support/journeys';
import { type Stack, startStack } from './support/stack';

const partBytes = 8 * 1_024 ** 2;
const parts = 128;
const size = parts * partBytes;

let stack: Stack;
let url: string;
let token: string;
let first: Buffer;
beforeAll(async () => {
  stack = await startStack();
  ({ url } = stack.edge);
  token = await logIn(url);
  first = paddedTo(await readFile(clip), size);
});
afterAll(() => stack?.stop());

/** The lesson, and the head of a box that readers skip, up to the end of the file. */
function paddedTo(lesson: Buffer, bytes: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes - lesson.length);
  head.write('free', 4);
  return Buffer.concat([lesson, head]);
}

const noise = randomBytes(partBytes);
/** Every part differs. */
function partAt(index: number): Buffer {
  const part = Buffer.from(noise);
  part.writeUInt32BE(index);
  if (index === 0) first.copy(part);
  return part;
}

const agent = new Agent({ keepAlive: true });
const tus = () => ({ ...bearer(token), 'tus-resumable': '1.0.0' });

/** Sends the part, or the first half of it; resolves with the status, or with undefined when the connection broke. */
async function patch(path: string, offset: number, bytes: Buffer, half: boolean): Promise<number | undefined> {
  const sent = request(new URL(path, url), {
    method: 'PATCH',
    agent,
    headers: {
      ...tus(),
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
      'upload-offset': offset,
    },
  });
  const answered = once(sent, 'response').catch(() => undefined);
  if (half) sent.write(bytes.subarray(0, bytes.length / 2), () => sent.destroy());
  else sent.end(bytes);
  const [answer] = ((await answered) ?? []) as [(Readable & { statusCode: number })?];
  answer?.resume();
  return answer?.statusCode;
}

async function offsetOf(path: string): Promise<number> {
  const { status, headers } = await call(url + path, { method: 'HEAD', headers: tus() });
  if (status !== 200) throw new Error(`The offset was answered with ${status}.`);
  return Number(headers.get('upload-offset'));
}

const hashOfSent = () => {
  const hash = createHash('sha256');
  for (let index = 0; index < parts; index += 1) hash.update(partAt(index));
  return hash.digest('hex');
};

async function hashOfStored(id: string): Promise<string> {
  const { region, accessKeyId, secretAccessKey, name } = bucket;
  const client = new S3Client({
    endpoint: stack.addresses.store,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: `originals/${id}` }));
  const hash = createHash('sha256');
  for await (const bytes of Body as Readable) hash.update(bytes as Buffer);
  client.destroy();
  return hash.digest('hex');
}

test('1 GiB, cut five times while both replicas of media are killed, becomes one ready asset of the same bytes', async () => {
  const headers = {
    ...tus(),
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from('lesson.mp4').toString('base64')}`,
  };
  const created = await call(url + lessonPaths.lessonUploads, { method: 'POST', headers });
  expect(created.status).toBe(201);
  const path = created.headers.get('location') ?? '';
  const cutAt = new Set([3, 20, 50, 77, 127]);
  const killedAt = new Map([
    [30, 0],
    [100, 1],
  ]);
  for (let offset = 0; offset < size; offset = await until(() => offsetOf(path).catch(() => undefined))) {
    const index = Math.floor(offset / partBytes);
    const replica = killedAt.get(index);
    killedAt.delete(index);
    const rest = partAt(index).subarray(offset % partBytes);
    const crashed = replica === undefined ? undefined : stack.crash('media', replica);
    await patch(path, offset, rest, cutAt.delete(index));
    await crashed;
  }
  expect(cutAt.size + killedAt.size).toBe(0);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const read = () => expectStatus(200, call<Asset>(url + lessonPaths.asset(id), { headers: bearer(token) }));
  const asset = await until(async () => {
    const now = await read();
    return ['ready', 'failed'].includes(now.status) ? now : undefined;
  });
  expect(asset).toMatchObject({ status: 'ready', playable: true, size_bytes: size, problem: null });
  const all = await expectStatus(200, call<Asset[]>(url + lessonPaths.assets, { headers: bearer(token) }));
  expect(all.map(({ asset_id }) => asset_id)).toEqual([id]);
  expect(await hashOfStored(id)).toBe(hashOfSent());
}, 900_000);
