import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesIn, syncFolder } from './folder-files';
import { knownId } from './lesson-path';
import type { Originals } from './lesson-storage';
import { asStorageFailure, codeOf } from './storage-errors';

/** Unfinished ones are in a folder of their own, which a backup leaves out. */
export function folderOriginals(root: string): Originals {
  const unfinished = join(root, 'uploads');
  const finished = join(root, 'originals');
  const pathsOf = (uploadId: string) => [unfinished, finished].map((folder) => join(folder, knownId(uploadId)));
  return {
    beginOriginal: (uploadId) =>
      asStorageFailure(async () => {
        await mkdir(unfinished, { recursive: true, mode: 0o750 });
        await (await open(join(unfinished, knownId(uploadId)), 'wx', 0o640)).close();
      }),
    appendOriginal: (uploadId, bytes, offset) =>
      asStorageFailure(() => append(join(unfinished, knownId(uploadId)), bytes, offset)),
    lengthOfOriginal: (uploadId) =>
      asStorageFailure(async () => {
        for (const path of pathsOf(uploadId)) {
          const length = await lengthOf(path);
          if (length !== undefined) return length;
        }
        return undefined;
      }),
    finishOriginal: (uploadId) =>
      asStorageFailure(async () => {
        const [from, to] = pathsOf(uploadId) as [string, string];
        if ((await lengthOf(from)) === undefined) return;
        await mkdir(finished, { recursive: true, mode: 0o750 });
        await rename(from, to);
        await syncFolder(finished);
      }),
    fetchOriginal: async (uploadId) => join(finished, knownId(uploadId)),
    removeOriginal: (uploadId) =>
      asStorageFailure(async () => {
        for (const path of pathsOf(uploadId)) await rm(path, { force: true });
      }),
    async *listOriginals() {
      yield* namesIn(unfinished);
      yield* namesIn(finished);
    },
  };
}

/** What is acknowledged survives a crash of the machine. When `bytes` fail, those that were written stay. */
async function append(path: string, bytes: Readable, offset: number): Promise<number> {
  const target = createWriteStream(path, { flags: 'r+', start: offset, flush: true });
  await pipeline(bytes, target);
  return offset + target.bytesWritten;
}

async function lengthOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}
