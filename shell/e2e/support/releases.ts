import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../..');
const run = promisify(execFile);

interface Rollout {
  slices: Record<string, { stable: string | null; candidate?: { version: string; percent: number }; kept: string[] }>;
}

/** `npm run release` or `npm run rollback` on this platform's data; returns its output. */
export async function command(name: 'release' | 'rollback', dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/cli/run.mjs', name, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Releases the build in the slice's folder to all visitors, as the command does after it has built and verified. */
export async function releaseBuild(dataDir: string, project: string): Promise<string> {
  const slice = project.replaceAll('-', '_');
  const version = '1.0.0-0123456789';
  const releases = join(dataDir, 'releases');
  await cp(join(root, project, 'dist'), join(releases, slice, version), { recursive: true });
  const state: Rollout = { slices: { [slice]: { stable: version, kept: [version] } } };
  await writeFile(join(releases, 'rollout.json'), JSON.stringify(state));
  return version;
}

/** Adds a later release of the slice, which is the same with another text. It is not rolled out yet. */
export async function layOutNext(
  dataDir: string,
  slice: string,
  before: string,
  [text, changed]: [string, string],
): Promise<string> {
  const version = `9.0.0-${before.slice(-10)}`;
  const folder = join(dataDir, 'releases', slice, version);
  await cp(join(dataDir, 'releases', slice, before), folder, { recursive: true });
  for (const file of await filesBelow(folder)) {
    if (/\.(br|gz)$/.test(file)) await rm(file);
    else if (file.endsWith('.js')) await writeFile(file, (await readFile(file, 'utf8')).replaceAll(text, changed));
  }
  return version;
}

export async function readRollout(dataDir: string): Promise<Rollout> {
  return JSON.parse(await readFile(join(dataDir, 'releases/rollout.json'), 'utf8')) as Rollout;
}

export async function rollOut(dataDir: string, slice: string, state: Rollout['slices'][string]): Promise<void> {
  const { slices } = await readRollout(dataDir);
  await writeFile(join(dataDir, 'releases/rollout.json'), JSON.stringify({ slices: { ...slices, [slice]: state } }));
}

/** As later releases do: only the last ones are kept. */
export const removeRelease = (dataDir: string, slice: string, version: string): Promise<void> =>
  rm(join(dataDir, 'releases', slice, version), { recursive: true });
