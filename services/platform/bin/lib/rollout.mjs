import { OperatorError } from './operator-error.mjs';

/**
 * @typedef {object} SliceRollout
 * @property {string | null} stable what visitors get; null is the build in the slice's own folder
 * @property {{ version: string, percent: number }} [candidate] what a share of them gets instead
 * @property {string[]} kept the newest first
 */

/** The one that is served and the two before. */
const keptMax = 3;

/**
 * After the release of `version` to `percent` of the visitors.
 * @param {SliceRollout | undefined} before
 * @param {string} version
 * @param {number} percent 1–100
 * @returns {SliceRollout}
 */
export function released(before, version, percent) {
  const { stable = null, kept = [] } = before ?? {};
  if (percent < 100 && stable === version) throw new OperatorError(`${version} is what all visitors get already.`);
  const others = [stable, ...kept].filter(
    (name, at, all) => name !== null && name !== version && all.indexOf(name) === at,
  );
  const next = /** @type {string[]} */ ([version, ...others]).slice(0, keptMax);
  return percent < 100 ? { stable, candidate: { version, percent }, kept: next } : { stable: version, kept: next };
}

/**
 * After going back: a release to a share of the visitors is taken from them; else the one before becomes what all get.
 * @param {SliceRollout | undefined} before
 * @returns {SliceRollout}
 * @throws {OperatorError} when nothing older is kept
 */
export function rolledBack(before) {
  if (!before) throw new OperatorError('Nothing was released of this slice yet, so there is nothing to go back to.');
  const { stable, candidate, kept } = before;
  if (candidate) return { stable, kept };
  const older = stable === null ? undefined : kept[kept.indexOf(stable) + 1];
  if (!older) throw new OperatorError('No older release of this slice is kept.');
  return { stable: older, kept };
}
