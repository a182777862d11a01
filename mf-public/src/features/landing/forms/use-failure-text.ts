import type { ClientProblem } from '@vidyapath/client/client-problem';
import { useT } from '@vidyapath/client/use-t';

/** What to say when a visitor's message did not get through; a limit says when to try again. */
export function useFailureText(problem: ClientProblem | undefined): string | undefined {
  const t = useT();
  if (!problem) return undefined;
  if (problem.status === 0) return t('landing.failures.network');
  if (problem.status === 429) return t('landing.failures.tooMany', { count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) });
  if (problem.status === 503) return t('landing.failures.unavailable');
  return problem.errors.length > 0 ? t('landing.failures.refused') : t('landing.failures.other');
}
