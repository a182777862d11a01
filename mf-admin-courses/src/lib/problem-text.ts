import type { ClientProblem } from '@vidyapath/client/client-problem';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';

const keys: Partial<Record<number, string>> = {
  0: 'problem.offline',
  401: 'problem.signedOut',
  403: 'problem.forbidden',
  404: 'problem.gone',
  412: 'problem.newer',
  415: 'problem.notAnImage',
  503: 'problem.away',
};

/** What a failed call means for the user, and what to do about it. */
export function problemText(t: Translate, { status, detail, errors, retryAfter }: ClientProblem): string {
  if (status === 413) return t('problem.tooLarge', { megabytes: limits.upload.bytesMax / 1_048_576 });
  if (status === 429) return t('problem.slowDown', retryAfter === undefined ? undefined : { count: Math.ceil(retryAfter) });
  if (status === 400 && errors.length > 0) return t('problem.refused');
  const key = keys[status];
  if (key) return t(key);
  return (status < 500 && detail) || t(status === 409 ? 'problem.conflict' : 'problem.unknown');
}
