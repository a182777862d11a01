import { OperatorError } from '../lib/operator-error';
import type { Reason } from './deploy-check';

/**
 * Whether a release goes on: what is known to break, and what could not be verified, stops it, unless somebody says why it has to be. What there is no build of, and so nobody has, is told.
 * @param why of `--force`
 */
export function releaseDecision(
  project: string,
  reasons: Reason[],
  why: string | undefined,
): { lines: string[]; forced?: { why: string; against: string[] } } {
  const told = reasons.filter(({ state }) => state === 'unbuilt').map(({ text }) => `Not known: ${text}.`);
  const against = reasons.filter(({ state }) => state !== 'unbuilt').map(({ text }) => text);
  if (against.length === 0) return { lines: told };
  if (!why)
    throw new OperatorError(
      ...against.map((text) => `no: ${text}`),
      `${project} was not released. --force=WHY releases it all the same, and is recorded.`,
    );
  return { lines: [...against.map((text) => `Released although ${text}.`), ...told], forced: { why, against } };
}
