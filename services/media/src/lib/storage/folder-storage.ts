import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@vidyapath/http/limits';
import { openBelow, storeFile, syncFolder, writeDurably } from './folder-files';
import { folderLessons } from './folder-lessons';
import type { HandoutStorage } from './handout-storage';
import { handoutPathOf } from './lesson-path';
import { isLeftover, stagingPrefix } from './staging-owner';
import { type NewFile, type StagedFiles, type Storage, StorageAwayError, StorageFullError } from './storage';
import { asStorageFailure } from './storage-errors';
import { contentTypeOf } from './stored-name';

/**
 * Files in one folder, `STORAGE_DIR`. New ones are written under `.staging` of the same file system and renamed, so
 * that a reader never sees half a file; files of a killed process are removed at the next start.
 */
export async function createFolderStorage(root: string): Promise<Storage> {
  const staging = join(root, '.staging');
  await asStorageFailure(() => mkdir(staging, { recursive: true, mode: 0o750 }));
  const leftovers = await sweep(staging);
  return {
    leftovers,
    lessons: folderLessons(root, staging),
    handouts: folderHandouts(root, staging),
    open: async (name) => (contentTypeOf(name) ? openBelow(root, name) : undefined),
    stage: (files) => asStorageFailure(() => stage(root, staging, files)),
    remove: async (names) => {
      await asStorageFailure(() => Promise.all(names.map((name) => rm(pathOf(root, name), { force: true }))));
    },
    check: async () => {
      await asStorageFailure(() => access(staging, constants.W_OK | constants.X_OK));
      const { bavail, bsize } = await asStorageFailure(() => statfs(staging));
      if (bavail * bsize < limits.upload.bytesMax)
        throw new StorageFullError('The storage has no space for another upload.');
    },
  };
}

const folderHandouts = (root: string, staging: string): HandoutStorage => ({
  store: (fileId, bytes) => asStorageFailure(() => storeFile(staging, join(root, handoutPathOf(fileId)), bytes)),
  open: async (fileId) => openBelow(root, handoutPathOf(fileId)),
  remove: (fileId) => asStorageFailure(() => rm(join(root, handoutPathOf(fileId)), { force: true })),
});

function pathOf(root: string, name: string): string {
  if (!contentTypeOf(name)) throw new StorageAwayError(`Not a name of a stored file: ${JSON.stringify(name)}`);
  return join(root, name);
}

async function stage(root: string, staging: string, files: readonly NewFile[]): Promise<StagedFiles> {
  const targets = files.map(({ name }) => pathOf(root, name));
  const folder = await mkdtemp(join(staging, stagingPrefix));
  const discard = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    await Promise.all(files.map(({ name, bytes }) => writeDurably(join(folder, name), bytes)));
  } catch (error) {
    await discard();
    throw error;
  }
  const publish = async () => {
    await Promise.all(files.map(({ name }, index) => rename(join(folder, name), targets[index] as string)));
    await syncFolder(root);
    await discard();
  };
  return { publish: () => asStorageFailure(publish), discard };
}

async function sweep(staging: string): Promise<string[]> {
  const leftovers: string[] = [];
  for (const name of await asStorageFailure(() => readdir(staging))) {
    const path = join(staging, name);
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined || !isLeftover(name, modified)) continue;
    leftovers.push(...(await readdir(path).catch(() => [])));
    await rm(path, { recursive: true, force: true });
  }
  return leftovers;
}
