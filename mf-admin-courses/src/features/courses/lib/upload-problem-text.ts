import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { problemText } from '@vidyapath/remote-kit/problem-text';

/** Size of the largest image. */
export const megabytes = limits.upload.bytesMax / 1_048_576;

/** Text for the user about a failed upload of an image, and what to do. */
export function uploadProblemText(t: Translate, problem: ClientProblem): string {
  if (problem.status === 413) return t('problem.tooLarge', { megabytes });
  return problem.status === 415 || problem.status === 400 ? t('problem.notAnImage') : problemText(t, problem);
}
