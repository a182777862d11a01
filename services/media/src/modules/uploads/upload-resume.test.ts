import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createFolderStorage, mediaPlugin } from '../../app';
import { createMediaTestApp, lessonLinks, type MediaTestApp } from '../../testing/media-app';
import { sendPart } from '../../testing/slow-part';
import { uploadClient } from '../../testing/upload-client';
import { startUploadServer } from '../../testing/upload-server';
import { expireUploads } from './uploads.service';
import { removeEndedFiles, removeOrphans } from '../assets/assets';

const mebibyte = 1_024 ** 2;
let media: MediaTestApp;
/** Another process on the same database and folder. */
let replica: ServiceServer;
let address: string;
let client: ReturnType<typeof uploadClient>;
let elsewhere: ReturnType<typeof uploadClient>;
beforeAll(async () => {
  media = await createMediaTestApp({ lessonQuotaBytes: 10_000 * mebibyte });
  address = await media.app.listen({ host: '127.0.0.1', port: 0 });
  replica = await createTestServer('media');
  const { db, tokens, folder } = media;
  await replica.register(mediaPlugin, { db, tokens, lessonLinks, storage: await createFolderStorage(folder) });
  client = uploadClient(media);
  elsewhere = uploadClient({ app: replica, tokens });
});
afterAll(async () => {
  await closeAtOnce(replica);
  await media.close();
});

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const begin = async (size: number) => String((await client.create(size)).headers.location);
const fileOf = (url: string) => media.db('asset_file').where('upload_id', idOf(url)).first<Record<string, unknown>>();
const storedOf = async (url: string) => readFile(await media.storage.lessons.fetchOriginal(idOf(url), ''));
const offsetAt = async (at: typeof client, url: string) => Number((await at.head(url)).headers['upload-offset']);
const slow = (path: string, offset: number, length: number, headers = media.tokens.as('Staff')) =>
  sendPart(address, { path, offset, length, headers });

async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await pause(50);
  }
}

test('what arrived before the connection broke is kept, and the rest follows at another replica', async () => {
  const bytes = randomBytes(4 * mebibyte);
  const url = await begin(bytes.length);
  const part = slow(url, 0, bytes.length);
  part.request.write(bytes.subarray(0, 3 * mebibyte));
  await until(async () =>
    (await media.storage.lessons.lengthOfOriginal(idOf(url))) === 3 * mebibyte ? true : undefined,
  );
  part.request.destroy();
  const offset = await offsetAt(elsewhere, url);
  expect(offset).toBe(3 * mebibyte);
  expect(await fileOf(url)).toMatchObject({ received_bytes: String(offset), state: 'uploading' });
  expect((await elsewhere.patch(url, offset, bytes.subarray(offset))).statusCode).toBe(204);
  expect((await storedOf(url)).equals(bytes)).toBe(true);
});

test('a request ends one whose connection is silent, and goes on from what arrived', async () => {
  const bytes = randomBytes(2 * mebibyte);
  const url = await begin(bytes.length);
  const silent = slow(url, 0, bytes.length);
  silent.request.write(bytes.subarray(0, mebibyte));
  await until(async () => ((await media.storage.lessons.lengthOfOriginal(idOf(url))) === mebibyte ? true : undefined));
  expect(await offsetAt(elsewhere, url)).toBe(mebibyte);
  expect((await elsewhere.patch(url, mebibyte, bytes.subarray(mebibyte))).statusCode).toBe(204);
  silent.request.destroy();
  expect((await storedOf(url)).equals(bytes)).toBe(true);
});

test('of parts at one offset that are sent at once to two replicas one is stored', async () => {
  const bytes = randomBytes(2 * mebibyte);
  const url = await begin(bytes.length);
  const half = bytes.subarray(0, mebibyte);
  const both = await Promise.all([client, elsewhere].map((at) => at.patch(url, 0, half)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  await client.patch(url, mebibyte, bytes.subarray(mebibyte));
  expect((await storedOf(url)).equals(bytes)).toBe(true);
});

test('a killed process leaves what arrived, and another goes on with a new session', async () => {
  const bytes = randomBytes(6 * mebibyte);
  const url = await begin(bytes.length);
  const server = await startUploadServer(media);
  const part = sendPart(server.address, { path: url, offset: 0, length: bytes.length, headers: server.headers });
  part.request.write(bytes.subarray(0, 5 * mebibyte));
  await until(async () =>
    (await media.storage.lessons.lengthOfOriginal(idOf(url))) === 5 * mebibyte ? true : undefined,
  );
  await server.kill();
  expect(await part.answer).toBeUndefined();
  const offset = await offsetAt(elsewhere, url);
  expect(offset).toBe(5 * mebibyte);
  expect((await client.patch(url, offset, bytes.subarray(offset))).statusCode).toBe(204);
  expect((await storedOf(url)).equals(bytes)).toBe(true);
});

test('an upload whose process ended before its row was written is finished by the next request', async () => {
  const url = await begin(5);
  await media.storage.lessons.appendOriginal(idOf(url), Readable.from([Buffer.from('whole')]), 0);
  expect(await offsetAt(elsewhere, url)).toBe(5);
  expect(await fileOf(url)).toMatchObject({ state: 'waiting' });
  expect(String(await storedOf(url))).toBe('whole');
});

test('one person sends four parts at once, a process takes sixteen', async () => {
  const persons = [11, 12, 13, 14].map((id) => ({
    authorization: `Bearer ${media.tokens.signToken({ role: 'Admin', id, sub: String(id) })}`,
  }));
  const open: ReturnType<typeof slow>[] = [];
  const refusedFor = async (headers: { authorization: string }) => {
    const url = await begin(100);
    const part = slow(url, 0, 10, headers);
    const answer = await part.answer;
    part.request.destroy();
    return answer;
  };
  for (const person of persons) {
    for (let count = 0; count < 4; count += 1) open.push(slow(await begin(100), 0, 10, person));
    await pause(300);
    if (open.length < 16) expect(await refusedFor(person)).toMatchObject({ status: 429, retryAfter: '2' });
  }
  expect(await refusedFor(media.tokens.as('Staff'))).toMatchObject({ status: 429, retryAfter: '2' });
  for (const part of open) part.request.end('ten bytes.');
  expect((await Promise.all(open.map(({ answer }) => answer))).map((answer) => answer?.status)).toEqual(
    Array(16).fill(204),
  );
});

test('a part without a length ends at 8 MiB with 413, and what is in it counts', async () => {
  const url = await begin(20 * mebibyte);
  const sent = request(new URL(url, address), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'transfer-encoding': 'chunked',
      ...media.tokens.as('Staff'),
    },
  });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response');
  for (let count = 0; count < 9; count += 1) sent.write(Buffer.alloc(mebibyte));
  const [response] = (await answered) as [{ statusCode: number }];
  sent.destroy();
  expect(response.statusCode).toBe(413);
  expect(await offsetAt(client, url)).toBeGreaterThan(7 * mebibyte);
});

test('a header of 1 MB is refused', async () => {
  const sent = request(new URL('/api/media/uploads', address), {
    method: 'POST',
    headers: { ...media.tokens.as('Staff'), 'tus-resumable': '1.0.0', 'upload-metadata': 'a'.repeat(mebibyte) },
  });
  sent.on('error', () => undefined);
  const [response] = (await once(sent.end(), 'response')) as [{ statusCode: number }];
  expect(response.statusCode).toBe(431);
});

describe('housekeeping', () => {
  const context = () =>
    ({ ...media, events: { publish: async () => undefined } }) as unknown as Parameters<typeof expireUploads>[0];
  const age = (url: string, column: string, interval: string) =>
    media
      .db('asset_file')
      .where('upload_id', idOf(url))
      .update(column, media.db.raw(`now() - interval '${interval}'`));

  test('ends uploads 48 hours after their last byte, and frees their room', async () => {
    const old = await begin(10);
    const young = await begin(10);
    await client.patch(old, 0, Buffer.from('first'));
    await age(old, 'last_byte_at', '48 hours 1 minute');
    await age(young, 'last_byte_at', '47 hours');
    expect((await client.patch(old, 5, Buffer.from('more'))).statusCode).toBe(410);
    await expireUploads(context());
    expect(await fileOf(old)).toMatchObject({ state: 'failed', problem: 'interrupted', removed_at: expect.any(Date) });
    expect(await media.storage.lessons.lengthOfOriginal(idOf(old))).toBeUndefined();
    expect(await fileOf(young)).toMatchObject({ state: 'uploading' });
  });

  test('removes files of deleted and dismissed versions after an hour, of replaced ones after a day', async () => {
    const replaced = await begin(5);
    const dismissed = await begin(5);
    for (const url of [replaced, dismissed]) {
      await client.patch(url, 0, Buffer.from('whole'));
      await age(url, 'ended_at', '61 minutes');
    }
    await media.db('asset_file').where('upload_id', idOf(replaced)).update('playable', true);
    await removeEndedFiles(media);
    expect(await media.storage.lessons.lengthOfOriginal(idOf(dismissed))).toBeUndefined();
    expect(await media.storage.lessons.lengthOfOriginal(idOf(replaced))).toBe(5);
    await age(replaced, 'ended_at', '25 hours');
    await removeEndedFiles(media);
    expect(await media.storage.lessons.lengthOfOriginal(idOf(replaced))).toBeUndefined();
  });

  test('removes files without a row, and none that has one', async () => {
    const { lessons } = media.storage;
    const url = await begin(5);
    const orphan = crypto.randomUUID();
    await lessons.beginOriginal(orphan, 5);
    await lessons.storeFile(idOf(url), '1/master.m3u8', Buffer.from('x'));
    await lessons.storeFile(idOf(url), '2/master.m3u8', Buffer.from('x'));
    await lessons.storeFile(idOf(url), 'captions/en-1.vtt', Buffer.from('x'));
    await lessons.storeFile(orphan, 'captions/en-1.vtt', Buffer.from('x'));
    await removeOrphans(media);
    expect(await lessons.lengthOfOriginal(orphan)).toBeUndefined();
    expect(await lessons.lengthOfOriginal(idOf(url))).toBe(0);
    const folders = [];
    for await (const one of lessons.listFolders())
      if (one.assetId === idOf(url) || one.assetId === orphan) folders.push(one);
    expect(folders.map(({ folder }) => folder).sort()).toEqual(['1', 'captions']);
  });
});
