import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operator-error.mjs';

/** @typedef {{ slices: Record<string, import('./rollout.mjs').SliceRollout> }} Rollout */

/** @param {string} releases @returns {Rollout} */
export function readRollout(releases) {
  const file = join(releases, 'rollout.json');
  if (!existsSync(file)) return { slices: {} };
  try {
    const rollout = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof rollout?.slices !== 'object') throw new Error('it names no slices');
    return rollout;
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whoever reads it meanwhile gets the old or the new one, never half of it; only who is `alone` may write. @param {string} releases @param {Rollout} rollout */
export function writeRollout(releases, rollout) {
  const next = join(releases, '.rollout.json');
  writeFileSync(next, `${JSON.stringify(rollout, null, 2)}\n`, { flush: true });
  renameSync(next, join(releases, 'rollout.json'));
}

/**
 * What visitors get of one slice becomes something else; the others stay as they are.
 * @param {string} releases
 * @param {string} slice
 * @param {(before: import('./rollout.mjs').SliceRollout | undefined) => import('./rollout.mjs').SliceRollout} how
 */
export function changeSlice(releases, slice, how) {
  const { slices } = readRollout(releases);
  const state = how(slices[slice]);
  const folder = state.stable && join(releases, slice, state.stable);
  if (folder && !existsSync(folder))
    throw new OperatorError(`${folder} is gone, so nobody can get that release; nothing was changed.`);
  writeRollout(releases, { slices: { ...slices, [slice]: state } });
  return state;
}

/**
 * Lays a build out under its own version, which is the package's and a mark of the content: the same build has the same version.
 * @param {string} releases
 * @param {string} slice
 * @param {{ build: string, version: string }} options folder of the build; semantic version of its package
 * @returns {Promise<string>} the release's name
 */
export async function layOut(releases, slice, { build, version }) {
  const name = `${version}-${contentMark(build)}`;
  const target = join(releases, slice, name);
  if (existsSync(target)) return name;
  const incoming = join(releases, slice, '.incoming');
  const clear = () => rmSync(incoming, { recursive: true, force: true });
  // One that was killed may have left some.
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

/**
 * Each loses its name first: of one that is cut off here half would be left, and the same build, released again, would be taken to lie there whole.
 * @param {string} releases @param {string} slice @param {readonly string[]} kept
 */
export function removeOthers(releases, slice, kept) {
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

/** @param {string} build */
function contentMark(build) {
  const hash = createHash('sha256');
  const names = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(name.slice(build.length)).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex').slice(0, 10);
}
