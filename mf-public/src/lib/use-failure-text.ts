import { type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';

const away = new Set([502, 503, 504]);

/** Message above the button when a form could not be sent; a rate limit says when to try again. */
export function useFailureText(problem: ClientProblem | undefined): string | undefined {
  const t = useT();
  if (!problem) return undefined;
  if (problem.status === 0) return t('failures.network');
  if (problem.status === 429) return t('failures.tooMany', { count: minutesToWait(problem) });
  if (away.has(problem.status)) return t('failures.unavailable');
  if (problem.status === 413) return t('failures.tooLong');
  return problem.errors.length > 0 ? t('failures.refused') : t('failures.other');
}
