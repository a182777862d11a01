import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, projectsIn } from './slices';

/** Where a platform on this data folder serves slices from that were never released. */
export const servedBuildsFolder = (dataDir: string): string => join(dataDir, 'slices');

/**
 * Copies the builds of all slices to the data folder: a later build in the checkout reaches no visitor before a release or the next start, and a
 * release from any checkout can be compared with what is served. Returns the folder, which has the layout of the checkout.
 */
export async function copyBuilds(root: string, dataDir: string): Promise<string> {
  const served = servedBuildsFolder(dataDir);
  const incoming = `${served}.incoming`;
  // A killed start may have left some files.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  for (const slice of ['shell', ...projectsIn(root)] as const) {
    const build = buildFolder(root, slice);
    if (!existsSync(build)) continue;
    await cp(build, buildFolder(incoming, slice), { recursive: true, preserveTimestamps: true });
    const manifest = join(slice.replaceAll('_', '-'), 'package.json');
    if (existsSync(join(root, manifest))) await cp(join(root, manifest), join(incoming, manifest));
  }
  await rm(served, { recursive: true, force: true });
  await rename(incoming, served);
  return served;
}
