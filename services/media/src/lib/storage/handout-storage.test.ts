import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startObjectStore } from '../../testing/object-store';
import { createFolderStorage } from './folder-storage';
import type { HandoutStorage } from './handout-storage';
import { openBucket } from './s3-bucket';
import { createS3Storage } from './s3-storage';
import { StorageAwayError } from './storage';

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'vidyapath-handouts-'));
  const { handouts } = await createFolderStorage(root);
  return { handouts, close: () => rm(root, { recursive: true, force: true }) };
}

async function openS3() {
  const store = await startObjectStore();
  return { handouts: createS3Storage(openBucket(store.settings)).handouts, close: store.stop };
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3],
])('handouts in %s', (_name, openHandouts) => {
  let handouts: HandoutStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ handouts, close } = await openHandouts());
  });
  afterAll(() => close());

  it('are read as they were stored, until they are removed', async () => {
    const id = randomUUID();
    const bytes = Buffer.from('%PDF-1.7 content');
    expect(await handouts.open(id)).toBeUndefined();
    await handouts.store(id, bytes);
    await handouts.store(id, bytes);
    const file = await handouts.open(id);
    if (!file) throw new Error('The file is missing.');
    expect([file.size, await buffer(file.stream())]).toEqual([bytes.length, bytes]);
    await handouts.remove(id);
    await handouts.remove(id);
    expect(await handouts.open(id)).toBeUndefined();
  });

  it.each(['', '../x', 'a/b'])('have no id %j', async (id) => {
    await expect(handouts.open(id)).rejects.toThrow(StorageAwayError);
    await expect(handouts.store(id, Buffer.from('x'))).rejects.toThrow(StorageAwayError);
  });
});
