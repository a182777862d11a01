import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../lib/operator-error';
import { readJson } from '../lib/read-json';
import type { SliceRollout } from './rollout';

export interface Rollout {
  slices: Record<string, SliceRollout>;
}

export function readRollout(releases: string): Rollout {
  const file = join(releases, 'rollout.json');
  if (!existsSync(file)) return { slices: {} };
  try {
    const rollout = readJson<Rollout | null>(file);
    if (typeof rollout?.slices !== 'object') throw new Error('it names no slices');
    return rollout;
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Readers get the old or the new file, never half of it; only code inside `alone` may write. */
export function writeRollout(releases: string, rollout: Rollout) {
  const next = join(releases, '.rollout.json');
  writeFileSync(next, `${JSON.stringify(rollout, null, 2)}\n`, { flush: true });
  renameSync(next, join(releases, 'rollout.json'));
}

/**
 * Changes what visitors get of one slice; other slices are not changed.
 * @param how returns undefined if no release of the slice is to be served
 */
export function changeSlice<State extends SliceRollout | undefined>(
  releases: string,
  slice: string,
  how: (before: SliceRollout | undefined) => State,
): State {
  const { [slice]: before, ...others } = readRollout(releases).slices;
  const state = how(before);
  const folder = state?.stable && join(releases, slice, state.stable);
  if (folder && !existsSync(folder))
    throw new OperatorError(`${folder} is missing, so that release cannot be served; nothing was changed.`);
  writeRollout(releases, { slices: state ? { ...others, [slice]: state } : others });
  return state;
}

/**
 * Copies a build to a folder with its version: the package's version and a mark of the content. The same build has the same version.
 * @param options folder of the build; semantic version of its package
 * @returns the release's name
 */
export async function layOut(
  releases: string,
  slice: string,
  { build, version }: { build: string; version: string },
): Promise<string> {
  const name = `${version}-${contentMark(build)}`;
  const target = join(releases, slice, name);
  if (existsSync(target)) return name;
  const incoming = join(releases, slice, '.incoming');
  const clear = () => rmSync(incoming, { recursive: true, force: true });
  // A killed release may have left some files.
  clear();
  try {
    await cp(build, incoming, { recursive: true, preserveTimestamps: true });
    renameSync(incoming, target);
  } catch (error) {
    clear();
    throw error;
  }
  return name;
}

/** Renames each folder first: an interrupted removal would leave an incomplete release, which a second release of the same build would use as complete. */
export function removeOthers(releases: string, slice: string, kept: readonly string[]) {
  const folder = join(releases, slice);
  const outgoing = join(folder, '.outgoing');
  const clear = () => rmSync(outgoing, { recursive: true, force: true });
  clear();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (kept.includes(name)) continue;
    renameSync(join(folder, name), outgoing);
    clear();
  }
}

function contentMark(build: string) {
  const hash = createHash('sha256');
  const names = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(name.slice(build.length)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex').slice(0, 10);
}
