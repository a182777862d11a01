import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const top = resolve(__dirname, '../../../..');
const run = promisify(execFile);

/** The name of the release that visitors get first. */
export const older = '0.9.0-older';

/** Makes the build of a slice an earlier release, so that the next `npm run release` makes another version. */
export async function layOutOlder(data: string, slice: string): Promise<void> {
  const id = slice.replaceAll('-', '_');
  const releases = join(data, 'releases');
  await mkdir(join(releases, id), { recursive: true });
  await cp(join(top, slice, 'dist'), join(releases, id, older), { recursive: true, preserveTimestamps: true });
  await writeFile(
    join(releases, 'rollout.json'),
    JSON.stringify({ slices: { [id]: { stable: older, kept: [older] } } }),
  );
}

/** The name of the release that a share of the visitors gets. */
export const shared = '1.9.0-shared';

/** Gives the build of a slice to a share of the visitors; the others get the same build as an older release. */
export async function layOutShare(data: string, slice: string, percent: number): Promise<void> {
  const id = slice.replaceAll('-', '_');
  const releases = join(data, 'releases');
  for (const version of [older, shared])
    await cp(join(top, slice, 'dist'), join(releases, id, version), { recursive: true, preserveTimestamps: true });
  const file = join(releases, 'rollout.json');
  const { slices } = JSON.parse(await readFile(file, 'utf8')) as { slices: object };
  const share = { stable: older, candidate: { version: shared, percent }, kept: [shared, older] };
  await writeFile(file, JSON.stringify({ slices: { ...slices, [id]: share } }));
}

/** Runs `npm run release` or `npm run rollback`; returns the output. */
export async function command(name: 'release' | 'rollback', data: string, slice: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/cli/run.mjs', name, slice], {
    cwd: top,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: data },
  });
  return stdout;
}
