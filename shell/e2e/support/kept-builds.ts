import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import kept from '../kept/kept.json';

const folder = resolve(__dirname, '../kept');

/** Names of a slice's kept builds, the newest first: none of a new slice. */
export const keptVersions = (slice: string): readonly string[] =>
  (kept as Record<string, readonly string[]>)[slice] ?? [];

async function filesOf(slice: string, version: string): Promise<Record<string, string>> {
  const packed = await readFile(join(folder, slice, `${version}.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, string>;
}

/** Name of the first script of a kept shell, which its page requests. */
export async function keptMain(version: string): Promise<string> {
  const main = Object.keys(await filesOf('shell', version)).find((path) => /^main\.\w+\.js$/.test(path));
  if (!main) throw new Error(`The kept shell ${version} has no first script`);
  return main;
}

/** Releases a kept build to the visitors of the platform on this folder; all other slices are the present builds. */
export async function serveKept(dataDir: string, slice: string, version: string): Promise<void> {
  const releases = join(dataDir, 'releases');
  const files = await filesOf(slice, version);
  for (const [path, content] of Object.entries(files)) {
    const file = join(releases, slice, version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(content, 'base64'));
  }
  await writeFile(
    join(releases, 'rollout.json'),
    JSON.stringify({ slices: { [slice]: { stable: version, kept: [version] } } }),
  );
}
