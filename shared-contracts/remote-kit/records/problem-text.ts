import type { ClientProblem } from '@vidyapath/client/client-problem';
import { knownProblemText, withTypedKept } from '@vidyapath/client/known-problem-text';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** What a failed call means for staff, and what to do about it. */
export function problemText(t: Translate, problem: ClientProblem): string {
  const detail = problem.errors[0]?.detail ?? problem.detail;
  const known = knownProblemText(t, problem);
  if (known || !detail) return known ?? t('problem.unknown');
  return t('problem.server', { detail });
}

/** The same where something was typed. */
export const typedProblemText = (t: Translate, problem: ClientProblem): string =>
  withTypedKept(t, problem, problemText(t, problem));

/** Why something was not done; what is wrong with a field stands under it. */
export const refusedText = (t: Translate, problem: ClientProblem): string =>
  problem.errors.length > 0 ? t('problem.refused') : typedProblemText(t, problem);
