import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startObjectStore } from '../../testing/object-store';
import { createFolderStorage } from './folder-storage';
import type { LessonStorage } from './lesson-storage';
import { openBucket } from './s3-bucket';
import { createS3Storage } from './s3-storage';

const mebibyte = 1_024 * 1_024;

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'vidyapath-lessons-'));
  const { lessons } = await createFolderStorage(root);
  return { lessons, close: () => rm(root, { recursive: true, force: true }) };
}

async function openS3() {
  const store = await startObjectStore();
  return { lessons: createS3Storage(openBucket(store.settings)).lessons, close: store.stop };
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3],
])('lessons in %s', (_name, openLessons) => {
  let lessons: LessonStorage;
  let close: () => Promise<void>;
  let scratch: string;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'vidyapath-scratch-'));
    ({ lessons, close } = await openLessons());
  });
  afterAll(async () => {
    await close();
    await rm(scratch, { recursive: true, force: true });
  });

  async function localFolder(files: Record<string, string>): Promise<string> {
    const folder = join(scratch, randomUUID());
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return folder;
  }
  async function textOf(assetId: string, path: string): Promise<string | undefined> {
    const file = await lessons.open(assetId, path);
    return file && String(await buffer(file.stream()));
  }

  it('stores a folder, adds to it and replaces the playlist', async () => {
    const assetId = randomUUID();
    const first = { 'master.m3u8': 'one', '240p/init.mp4': 'init', '240p/s00001.m4s': 'segment', 'poster-1.webp': 'p' };
    await lessons.storeFolder(assetId, '1', await localFolder(first));
    expect(await textOf(assetId, '1/240p/s00001.m4s')).toBe('segment');
    await lessons.storeFolder(assetId, '1', await localFolder({ 'master.m3u8': 'two', '360p/init.mp4': 'more' }));
    expect(await textOf(assetId, '1/master.m3u8')).toBe('two');
    expect(await textOf(assetId, '1/240p/init.mp4')).toBe('init');
    expect(await textOf(assetId, '1/360p/init.mp4')).toBe('more');
  });

  it('reads a range of a file', async () => {
    const assetId = randomUUID();
    await lessons.storeFile(assetId, 'captions/en-1.vtt', Buffer.from('WEBVTT'));
    const file = await lessons.open(assetId, 'captions/en-1.vtt');
    expect(file?.size).toBe(6);
    expect(String(await buffer(file?.stream({ start: 3, end: 5 }) ?? Readable.from([])))).toBe('VTT');
  });

  it('lists folders and removes one or all of an asset', async () => {
    const assetId = randomUUID();
    const other = randomUUID();
    for (const folder of ['1', '12']) await lessons.storeFolder(assetId, folder, await localFolder({ 'a/b.m4s': 'x' }));
    await lessons.storeFile(other, 'captions/hi-1.vtt', Buffer.from('x'));
    const foldersOf = async (id: string) =>
      (await all(lessons.listFolders())).flatMap((one) => (one.assetId === id ? one.folder : [])).sort();
    expect([await foldersOf(assetId), await foldersOf(other)]).toEqual([['1', '12'], ['captions']]);
    await lessons.removeFolder(assetId, '1');
    expect(await foldersOf(assetId)).toEqual(['12']);
    await lessons.removeFolder(assetId);
    expect([await foldersOf(assetId), await foldersOf(other)]).toEqual([[], ['captions']]);
    await lessons.removeFolder(assetId, '12');
  });

  it.each(['../1/master.m3u8', '1/../../x', '1/.x', '/1/x', '1//x', '', '1/x\0', '1/a/b/c'])(
    'knows no file by the path %j',
    async (path) => {
      const assetId = randomUUID();
      expect(await lessons.open(assetId, path)).toBeUndefined();
      await expect((async () => lessons.storeFile(assetId, path, Buffer.from('x')))()).rejects.toThrow();
    },
  );

  it('takes an original in pieces of any size', async () => {
    const uploadId = randomUUID();
    const bytes = randomBytes(12 * mebibyte + 7);
    await lessons.beginOriginal(uploadId, bytes.length);
    expect(await lessons.lengthOfOriginal(uploadId)).toBe(0);
    let offset = 0;
    for (const size of [1, mebibyte, 8 * mebibyte, 3 * mebibyte + 6]) {
      offset = await lessons.appendOriginal(uploadId, Readable.from([bytes.subarray(offset, offset + size)]), offset);
      expect(await lessons.lengthOfOriginal(uploadId)).toBe(offset);
    }
    await lessons.finishOriginal(uploadId);
    await lessons.finishOriginal(uploadId);
    expect(await lessons.lengthOfOriginal(uploadId)).toBe(bytes.length);
    expect(await all(lessons.listOriginals())).toContain(uploadId);
    expect((await readFile(await lessons.fetchOriginal(uploadId, scratch))).equals(bytes)).toBe(true);
    await lessons.removeOriginal(uploadId);
    expect(await lessons.lengthOfOriginal(uploadId)).toBeUndefined();
    expect(await all(lessons.listOriginals())).not.toContain(uploadId);
  });

  it('removes an original that was never finished, and one that is not there', async () => {
    const uploadId = randomUUID();
    await lessons.beginOriginal(uploadId, 10 * mebibyte);
    await lessons.appendOriginal(uploadId, Readable.from([randomBytes(6 * mebibyte)]), 0);
    await lessons.removeOriginal(uploadId);
    await lessons.removeOriginal(uploadId);
    expect(await all(lessons.listOriginals())).not.toContain(uploadId);
  });
});
