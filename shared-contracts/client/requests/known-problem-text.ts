import type { Translate } from '@vidyapath/platform-api/i18n';
import type { ClientProblem } from './client-problem';

const keys: Partial<Record<number, string>> = {
  0: 'problem.offline',
  401: 'problem.signedOut',
  403: 'problem.forbidden',
  404: 'problem.gone',
  412: 'problem.newer',
  413: 'problem.tooMuch',
  415: 'problem.unknown',
  502: 'problem.away',
  503: 'problem.away',
  504: 'problem.away',
};

/** Failures after which the call may be repeated. */
export const isPassing = ({ status }: Pick<ClientProblem, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;

/** The text for staff about a failure, and what to do; `undefined` for a refusal that only the call can explain. */
export function knownProblemText(t: Translate, { status, retryAfter }: ClientProblem): string | undefined {
  if (status === 429)
    return t('problem.slowDown', retryAfter === undefined ? undefined : { count: Math.ceil(retryAfter) });
  const key = keys[status] ?? (status >= 500 ? 'problem.unknown' : undefined);
  return key && t(key);
}

/** The same for a form: after a temporary failure it adds that the typed text is kept. */
export function withTypedKept(t: Translate, problem: ClientProblem, text: string): string {
  return isPassing(problem) ? t('problem.kept', { text }) : text;
}
