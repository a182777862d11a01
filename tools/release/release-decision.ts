import { OperatorError } from '../lib/operator-error';
import type { Reason } from './deploy-check';

/**
 * Whether a release continues: a known break or a missing verification stops it, unless `--force` gives a reason. Projects without a build are only named.
 * @param why of `--force`
 */
export function releaseDecision(
  project: string,
  reasons: Reason[],
  why: string | undefined,
): { lines: string[]; forced?: { why: string; against: string[] } } {
  const unknown = reasons.filter(({ state }) => state === 'unbuilt').map(({ text }) => `Not known: ${text}.`);
  const against = reasons.filter(({ state }) => state !== 'unbuilt').map(({ text }) => text);
  if (against.length === 0) return { lines: unknown };
  if (!why)
    throw new OperatorError(
      ...against.map((text) => `no: ${text}`),
      `${project} was not released. --force=WHY releases it all the same, and is recorded.`,
    );
  return { lines: [...against.map((text) => `Released although ${text}.`), ...unknown], forced: { why, against } };
}
