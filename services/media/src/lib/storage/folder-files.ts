import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, open, opendir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { stagingPrefix } from './staging-owner';
import type { StoredFile } from './stored-file';
import { asStorageFailure, codeOf } from './storage-errors';

/** Resolves when the file is on the disk, so that it survives a crash of the machine. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a folder, so that renames in it survive a crash. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes a file in `staging` of the same file system and renames it, so that no reader sees half of it. */
export async function storeFile(staging: string, target: string, bytes: Uint8Array): Promise<void> {
  const folder = await mkdtemp(join(staging, stagingPrefix));
  try {
    await writeDurably(join(folder, 'file'), bytes);
    await mkdir(dirname(target), { recursive: true, mode: 0o750 });
    await rename(join(folder, 'file'), target);
    await syncFolder(dirname(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Syncs the files of a folder by one call for its file system; one for each of thousands would take minutes. */
export async function syncFiles(folder: string): Promise<void> {
  try {
    await promisify(execFile)('sync', ['-f', folder]);
  } catch {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.filter((one) => one.isDirectory())) await syncFolder(join(folder, entry.name));
    await syncFolder(folder);
  }
}

/** A file below `root`; undefined when there is none. */
export async function openBelow(root: string, name: string): Promise<StoredFile | undefined> {
  const file = await asStorageFailure(() => open(join(root, name), 'r')).catch((error: Error) => {
    if (codeOf(error.cause) !== 'ENOENT') throw error;
    // Without the folder itself it is an outage, not a missing file.
    return asStorageFailure(() => access(root)).then(() => undefined);
  });
  if (!file) return undefined;
  const { size } = await asStorageFailure(() => file.stat());
  return {
    size,
    stream: (range) => file.createReadStream(range),
    close: () => file.close(),
  };
}

/** Names in a folder; none when there is no such folder. */
export async function* namesIn(folder: string): AsyncIterable<string> {
  const names = await asStorageFailure(() => opendir(folder)).catch((error: Error) => {
    if (codeOf(error.cause) !== 'ENOENT') throw error;
    return undefined;
  });
  if (names) for await (const { name } of names) yield name;
}
