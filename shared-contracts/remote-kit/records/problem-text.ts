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
