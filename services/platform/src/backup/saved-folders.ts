import { existsSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** What a backup holds of a folder of the data folder. */
export interface SavedFolder {
  name: string;
  files: number;
  bytes: number;
}

/** Of unfinished uploads. */
const staging = '.staging';

/** The files never change, so that those of a running platform can be copied. */
export const copyFolder = (name: string, from: string, to: string): Promise<void> =>
  cp(join(from, name), join(to, name), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => basename(path) !== staging,
  });

/** Without unfinished uploads; a folder that is missing has no files. */
export async function measureFolder(name: string, within: string): Promise<SavedFolder> {
  const folder = join(within, name);
  const measured = { name, files: 0, bytes: 0 };
  if (!existsSync(folder)) return measured;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || relative(folder, path).split(sep).includes(staging)) continue;
    measured.files += 1;
    measured.bytes += (await stat(path)).size;
  }
  return measured;
}
