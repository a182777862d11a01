import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isLessonPath, lessonContentType, lessonPathOf, rankOf } from './lesson-path';
import type { LessonFolder, LessonStorage } from './lesson-storage';
import type { Bucket } from './s3-bucket';
import { listObjects, nextObject, putObject, removeObjects } from './s3-objects';
import { s3Originals } from './s3-originals';
import { openObject } from './s3-reading';

/** Segments of a version that are sent to the store at once. */
const filesAtOnce = 8;

export const s3Lessons = (bucket: Bucket): LessonStorage => ({
  ...s3Originals(bucket),
  storeFolder: (assetId, folder, localFolder) => storeFolder(bucket, lessonPathOf(assetId, folder), localFolder),
  storeFile: (assetId, path, bytes) =>
    putObject(bucket, { key: lessonPathOf(assetId, path), bytes, type: lessonContentType(path) }),
  open: async (assetId, path) =>
    isLessonPath(assetId, path) ? openObject(bucket, lessonPathOf(assetId, path)) : undefined,
  removeFolder: async (assetId, folder) => {
    const prefix =
      folder === undefined ? lessonPathOf(assetId, 'all').slice(0, -3) : `${lessonPathOf(assetId, folder)}/`;
    for await (const keys of listObjects(bucket, prefix)) await removeObjects(bucket, keys);
  },
  listFolders: () => listFolders(bucket),
  freeBytes: async () => undefined,
});

async function storeFolder(bucket: Bucket, target: string, localFolder: string): Promise<void> {
  const entries = await readdir(localFolder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(localFolder, join(entry.parentPath, entry.name)))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const send = async (name: string): Promise<void> =>
    putObject(bucket, {
      key: `${target}/${name}`,
      bytes: await readFile(join(localFolder, name)),
      type: lessonContentType(name),
    });
  for (const rank of [0, 1, 2]) {
    const waiting = names.filter((name) => rankOf(name) === rank);
    const sendInTurn = async (): Promise<void> => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await send(name);
    };
    await Promise.all(Array.from({ length: filesAtOnce }, sendInTurn));
  }
}

/** One request a folder, since a version has thousands of files. */
async function* listFolders(bucket: Bucket): AsyncGenerator<LessonFolder> {
  const all = 'lessons/';
  let key = await nextObject(bucket, all, all);
  while (key !== undefined) {
    const [, assetId = '', folder = ''] = key.split('/');
    yield { assetId, folder };
    // The character after a slash.
    key = await nextObject(bucket, all, `${all}${assetId}/${folder}0`);
  }
}
