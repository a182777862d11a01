import type { ClientProblem } from '@vidyapath/client/client-problem';
import { knownProblemText } from '@vidyapath/client/known-problem-text';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** What a failed call means for the user, and what to do about it. */
export function problemText(t: Translate, problem: ClientProblem): string {
  const { status, detail } = problem;
  const known = knownProblemText(t, problem);
  if (known || !detail) return known ?? t('problem.unknown');
  return t(status === 409 ? 'problem.conflict' : 'problem.server', { detail });
}

/** The same for an image that was sent. */
export function uploadProblemText(t: Translate, problem: ClientProblem): string {
  if (problem.status === 413) return t('problem.tooLarge', { megabytes: limits.upload.bytesMax / 1_048_576 });
  return problem.status === 415 || problem.status === 400 ? t('problem.notAnImage') : problemText(t, problem);
}
