import { OperatorError } from '../lib/operator-error';

export interface SliceRollout {
  /** What visitors get; null is the build in the slice's own folder */
  stable: string | null;
  /** What a share of them gets instead */
  candidate?: { version: string; percent: number };
  /** The newest first */
  kept: string[];
}

/** The one that is served and the two before. */
const keptMax = 3;

/**
 * After the release of `version` to `percent` of the visitors.
 * @param percent 1–100
 */
export function released(before: SliceRollout | undefined, version: string, percent: number): SliceRollout {
  const { stable = null, kept = [] } = before ?? {};
  if (percent < 100 && stable === version) throw new OperatorError(`${version} is what all visitors get already.`);
  const others = [stable, ...kept].filter(
    (name, at, all) => name !== null && name !== version && all.indexOf(name) === at,
  );
  const next = ([version, ...others] as string[]).slice(0, keptMax);
  return percent < 100 ? { stable, candidate: { version, percent }, kept: next } : { stable: version, kept: next };
}

/**
 * After going back: a release to a share of the visitors is taken from them; else the one before becomes what all get.
 * @returns nothing where the slice's only release was taken back
 * @throws {OperatorError} when nothing older is kept
 */
export function rolledBack(before: SliceRollout | undefined): SliceRollout | undefined {
  if (!before) throw new OperatorError('Nothing was released of this slice yet, so there is nothing to go back to.');
  const { stable, candidate, kept } = before;
  if (candidate) return stable === null && kept.length === 1 ? undefined : { stable, kept };
  if (kept.length === 1) return undefined;
  const older = stable === null ? undefined : kept[kept.indexOf(stable) + 1];
  if (!older) throw new OperatorError('No older release of this slice is kept.');
  return { stable: older, kept };
}
