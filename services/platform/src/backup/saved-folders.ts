import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What a backup holds of a folder of the data folder. */
export interface SavedFolder {
  name: string;
  files: number;
  bytes: number;
}

/** At the top of a folder: what is being uploaded or encoded. */
const unfinished = ['.staging', 'uploads', '.scratch'];
/** At the top of a folder: uploaded lessons, from which what learners get can be made again. */
const originals = 'originals';

const topOf = (folder: string, path: string): string => relative(folder, path).split(sep)[0] ?? '';

/** The files never change, so that those of a running platform can be copied. */
export function copyFolder(name: string, from: string, to: string, withoutOriginals = false): Promise<void> {
  const folder = join(from, name);
  const leftOut = withoutOriginals ? [...unfinished, originals] : unfinished;
  return cp(folder, join(to, name), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.includes(topOf(folder, path)),
  });
}

/** Without what is unfinished; a folder that is missing has no files. */
export async function measureFolder(name: string, within: string): Promise<SavedFolder> {
  const folder = join(within, name);
  const measured = { name, files: 0, bytes: 0 };
  if (!existsSync(folder)) return measured;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || unfinished.includes(topOf(folder, path))) continue;
    measured.files += 1;
    measured.bytes += (await stat(path)).size;
  }
  return measured;
}
