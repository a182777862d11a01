import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFolderStorage } from './folder-storage';
import { StorageAwayError } from './storage';
import type { StoredFile } from './stored-file';
import { contentHash } from './stored-name';

const bytes = Buffer.from('the bytes of a file');
const name = `${contentHash(bytes)}.webp`;

function contentOf(file: StoredFile | undefined, range?: { start: number; end: number }): Readable {
  if (!file) throw new Error('The file is missing.');
  return file.stream(range);
}

describe('folder storage', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vidyapath-storage-'));
  });
  afterEach(async () => {
    await chmod(root, 0o750);
    await rm(root, { recursive: true, force: true });
  });

  it('shows a file only once it is published', async () => {
    const storage = await createFolderStorage(root);
    const staged = await storage.stage([{ name, bytes }]);
    expect(await storage.open(name)).toBeUndefined();
    await staged.publish();
    const file = await storage.open(name);
    expect(file?.size).toBe(bytes.length);
    expect(await buffer(contentOf(file))).toEqual(bytes);
    expect(await readdir(join(root, '.staging'))).toEqual([]);
  });

  it('leaves no discarded file', async () => {
    const storage = await createFolderStorage(root);
    await (await storage.stage([{ name, bytes }])).discard();
    expect(await readdir(root)).toEqual(['.staging']);
    expect(await readdir(join(root, '.staging'))).toEqual([]);
  });

  it('reads a range', async () => {
    const storage = await createFolderStorage(root);
    await (await storage.stage([{ name, bytes }])).publish();
    const file = await storage.open(name);
    expect(String(await buffer(contentOf(file, { start: 4, end: 8 })))).toBe('bytes');
  });

  it.each(['../secret.webp', '..%2fsecret.webp', '.staging', 'a.webp', `${name}\0`, `x/${name}`, ''])(
    'knows no file by the name %j',
    async (odd) => {
      await writeFile(join(root, '..', 'secret.webp'), 'x');
      const storage = await createFolderStorage(root);
      expect(await storage.open(odd)).toBeUndefined();
      await expect(storage.stage([{ name: odd, bytes }])).rejects.toThrow(StorageAwayError);
      await rm(join(root, '..', 'secret.webp'));
    },
  );

  it('removes at its start the files of a killed process, and none of a running one', async () => {
    const staging = join(root, '.staging');
    const host = hostname().replace(/[^A-Za-z0-9-]/g, '_');
    const dead = `${host}.4194305.1.left`;
    const alive = `${host}.${process.ppid}.1.busy`;
    for (const folder of [dead, alive]) await mkdir(join(staging, folder), { recursive: true });
    await createFolderStorage(root);
    expect(await readdir(staging)).toEqual([alive]);
  });

  it('reports that it is away while its folder is missing, and serves again when it is back', async () => {
    const storage = await createFolderStorage(root);
    await (await storage.stage([{ name, bytes }])).publish();
    const elsewhere = `${root}-away`;
    await rename(root, elsewhere);
    await expect(storage.check()).rejects.toThrow(StorageAwayError);
    await expect(storage.open(name)).rejects.toThrow(StorageAwayError);
    await expect(storage.stage([{ name, bytes }])).rejects.toThrow(StorageAwayError);
    await rename(elsewhere, root);
    await storage.check();
    const file = await storage.open(name);
    await file?.close();
    expect(await readFile(join(root, name))).toEqual(bytes);
  });
});
