import { type ClientProblem, isClientProblem, noAnswer } from '@vidyapath/client/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** What a rejected call was rejected with, as a problem. */
export const asProblem = (error: unknown): ClientProblem => (isClientProblem(error) ? error : noAnswer(error));

const keys: Partial<Record<number, string>> = {
  0: 'problem.offline',
  401: 'problem.signedOut',
  403: 'problem.forbidden',
  404: 'problem.gone',
  412: 'problem.newer',
  503: 'problem.away',
};

/** What a failed call means for the user, and what to do about it. */
export function problemText(t: Translate, { status, detail, errors, retryAfter }: ClientProblem): string {
  if (status === 429) return t('problem.slowDown', retryAfter === undefined ? undefined : { count: Math.ceil(retryAfter) });
  const key = keys[status];
  if (key) return t(key);
  if (status >= 500) return t('problem.unknown');
  return errors[0]?.detail ?? (detail || t('problem.unknown'));
}
