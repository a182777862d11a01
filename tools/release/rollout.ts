import { OperatorError } from '../lib/operator-error';

export interface SliceRollout {
  /** The release that visitors get; null is the build in the slice's own folder */
  stable: string | null;
  /** The release that a share of the visitors gets instead */
  candidate?: { version: string; percent: number };
  /** The newest first */
  kept: string[];
}

/** The served release and the previous two. */
const keptMax = 3;

/**
 * The state after the release of `version` to `percent` of the visitors.
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
 * The state after a rollback: a release to a share of the visitors is withdrawn; otherwise all get the previous release.
 * @returns undefined if the slice's only release was withdrawn
 * @throws {OperatorError} if no older release is kept
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
