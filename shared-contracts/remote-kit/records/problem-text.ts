import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { knownProblemText, withTypedKept } from '@vidyapath/client/requests/known-problem-text';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** The text for staff about a failed call, and what to do. */
export function problemText(t: Translate, problem: ClientProblem): string {
  const detail = problem.errors[0]?.detail ?? problem.detail;
  const known = knownProblemText(t, problem);
  if (known || !detail) return known ?? t('problem.unknown');
  return t('problem.server', { detail });
}

/** The same for a form, which keeps the typed text. */
export const typedProblemText = (t: Translate, problem: ClientProblem): string =>
  withTypedKept(t, problem, problemText(t, problem));

/** Why a form was refused; an error of a field is shown under it. */
export const refusedText = (t: Translate, problem: ClientProblem): string =>
  problem.errors.length > 0 ? t('problem.refused') : typedProblemText(t, problem);
