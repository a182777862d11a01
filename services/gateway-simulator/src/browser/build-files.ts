import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const unchangedFiles = ['frame.html', 'frame.css', 'qr.svg'];
const scripts = ['checkout', 'frame'];

/** The files for browsers, by name: this folder's scripts bundled, and its other files. */
export async function buildFiles(folder: string): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: scripts.map((name) => join(folder, `${name}.ts`)),
    outdir: folder,
    // Comments of the built files name their sources from here on.
    absWorkingDir: folder,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const built = outputFiles.map(({ path, text }) => [path.slice(folder.length + 1), text] as const);
  const read = unchangedFiles.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return Object.fromEntries([...built, ...(await Promise.all(read))]);
}
