import { execFile } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface EditedProject {
  folder: string;
  /** Replaces a text in a source, by a rename as many editors save. */
  edit: (file: string, text: string, other: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A copy of the built project, so that the checkout does not change. */
export async function copyToEdit(): Promise<EditedProject> {
  const { stdout: folder } = await run(process.execPath, ['--import', 'tsx', 'tools/tests/support/copy-built.ts'], {
    cwd: resolve(__dirname, '../../..'),
  });
  return {
    folder,
    async edit(file, text, other) {
      const source = await readFile(join(folder, file), 'utf8');
      if (!source.includes(text)) throw new Error(`${file} lacks ${text}`);
      const saved = join(folder, `${file}.tmp`);
      await writeFile(saved, source.replace(text, other));
      await rename(saved, join(folder, file));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
