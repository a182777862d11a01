import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type ObjectStore, startBreakingProxy, startObjectStore } from '../../testing/object-store';
import { openBucket } from './s3-bucket';
import { createS3Storage } from './s3-storage';
import { StorageAwayError, type Storage } from './storage';
import type { StoredFile } from './stored-file';
import { contentHash } from './stored-name';

let store: ObjectStore;
let storage: Storage;
beforeAll(async () => {
  store = await startObjectStore();
  storage = createS3Storage(openBucket(store.settings));
});
afterAll(() => store.stop());

function newFile(size = 1_000) {
  const bytes = randomBytes(size);
  return { name: `${contentHash(bytes)}.webp`, bytes };
}

async function publish(file: ReturnType<typeof newFile>): Promise<void> {
  await (await storage.stage([file])).publish();
}

function contentOf(file: StoredFile | undefined, range?: { start: number; end: number }): Promise<Buffer> {
  if (!file) throw new Error('The file is missing.');
  return buffer(file.stream(range));
}

it('shows files only once they are published, and keeps nothing beside them', async () => {
  const files = [newFile(), newFile()] as const;
  const staged = await storage.stage(files);
  expect(await storage.open(files[0].name)).toBeUndefined();
  await staged.publish();
  const file = await storage.open(files[1].name);
  expect(file?.size).toBe(1_000);
  expect(await contentOf(file)).toEqual(files[1].bytes);
  expect((await store.names()).filter((name) => name.startsWith('staging'))).toEqual([]);
});

it('may publish a stored file again', async () => {
  const file = newFile();
  await publish(file);
  await publish(file);
  expect(await contentOf(await storage.open(file.name))).toEqual(file.bytes);
});

it('leaves no discarded file', async () => {
  const file = newFile();
  await (await storage.stage([file])).discard();
  expect((await store.names()).filter((name) => name.includes(file.name))).toEqual([]);
});

it('reads a range', async () => {
  const file = newFile();
  await publish(file);
  expect(await contentOf(await storage.open(file.name), { start: 10, end: 19 })).toEqual(file.bytes.subarray(10, 20));
});

it('removes a file, also one that is already removed', async () => {
  const file = newFile();
  await publish(file);
  await storage.remove([file.name]);
  await storage.remove([file.name]);
  expect(await storage.open(file.name)).toBeUndefined();
});

it.each(['../secret.webp', 'staging/ready', 'a.webp', ''])('knows no file by the name %j', async (odd) => {
  expect(await storage.open(odd)).toBeUndefined();
  await expect(storage.stage([{ name: odd, bytes: Buffer.from('x') }])).rejects.toThrow(StorageAwayError);
});

it('continues to read where a connection broke', async () => {
  const file = newFile(400_000);
  await publish(file);
  const proxy = await startBreakingProxy(store.settings.endpoint, { cuts: 3, bytes: 100_000 });
  const behind = createS3Storage(openBucket({ ...store.settings, endpoint: proxy.endpoint }));
  expect(contentHash(await contentOf(await behind.open(file.name)))).toBe(contentHash(file.bytes));
  await proxy.stop();
});

it('stores and reads while many clients do not read their files', async () => {
  const file = newFile(2_000_000);
  await publish(file);
  const open = await Promise.all(Array.from({ length: 60 }, async () => (await storage.open(file.name))?.stream()));
  await Promise.all(open.flatMap((stream) => (stream ? [once(stream, 'readable')] : [])));
  const other = newFile();
  await publish(other);
  expect(await contentOf(await storage.open(other.name))).toEqual(other.bytes);
  for (const stream of open) stream?.destroy();
});

it('is away with an unknown key, without its bucket, and when no server answers', async () => {
  const settings = [
    { ...store.settings, accessKeyId: 'UNKNOWN' },
    { ...store.settings, bucket: 'other' },
    { ...store.settings, endpoint: 'http://127.0.0.1:9' },
  ];
  for (const wrong of settings) {
    const away = createS3Storage(openBucket(wrong));
    await expect(away.check()).rejects.toThrow(StorageAwayError);
    await expect(away.stage([newFile()])).rejects.toThrow(StorageAwayError);
  }
  await expect(storage.check()).resolves.toBeUndefined();
});
