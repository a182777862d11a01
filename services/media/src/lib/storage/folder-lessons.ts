import { cp, mkdir, mkdtemp, readdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesIn, openBelow, storeFile, syncFiles, syncFolder } from './folder-files';
import { folderOriginals } from './folder-originals';
import { isLessonPath, lessonPathOf, rankOf } from './lesson-path';
import type { LessonFolder, LessonStorage } from './lesson-storage';
import { stagingPrefix } from './staging-owner';
import { asStorageFailure, codeOf } from './storage-errors';

/** Lessons below `root`, written in `staging` of the same file system and renamed. */
export const folderLessons = (root: string, staging: string): LessonStorage => ({
  ...folderOriginals(root),
  storeFolder: (assetId, folder, localFolder) =>
    asStorageFailure(() => storeFolder(staging, join(root, lessonPathOf(assetId, folder)), localFolder)),
  storeFile: (assetId, path, bytes) =>
    asStorageFailure(() => storeFile(staging, join(root, lessonPathOf(assetId, path)), bytes)),
  open: async (assetId, path) =>
    isLessonPath(assetId, path) ? openBelow(root, lessonPathOf(assetId, path)) : undefined,
  removeFolder: (assetId, folder) =>
    asStorageFailure(async () => {
      const path = lessonPathOf(assetId, folder ?? 'all');
      await rm(join(root, folder === undefined ? dirname(path) : path), { recursive: true, force: true });
    }),
  listFolders: () => listFolders(join(root, 'lessons')),
  freeBytes: () =>
    asStorageFailure(async () => {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    }),
});

async function storeFolder(staging: string, target: string, localFolder: string): Promise<void> {
  const moved = await mkdtemp(join(staging, stagingPrefix));
  try {
    await moveOrCopy(localFolder, moved);
    await syncFiles(moved);
    await mkdir(target, { recursive: true, mode: 0o750 });
    const entries = await readdir(moved, { withFileTypes: true });
    const ranked = entries.map((entry) => ({ entry, rank: entry.isDirectory() ? 0 : rankOf(entry.name) }));
    for (const { entry } of ranked.sort((one, other) => one.rank - other.rank)) {
      if (entry.isDirectory()) await rm(join(target, entry.name), { recursive: true, force: true });
      await rename(join(moved, entry.name), join(target, entry.name));
    }
    await syncFolder(target);
    await syncFolder(dirname(target));
  } finally {
    await rm(moved, { recursive: true, force: true });
  }
}

async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
  }
}

async function* listFolders(lessons: string): AsyncIterable<LessonFolder> {
  for await (const assetId of namesIn(lessons))
    for await (const folder of namesIn(join(lessons, assetId))) yield { assetId, folder };
}
