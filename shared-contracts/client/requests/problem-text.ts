import type { MessageGroup, MessageParameters, Translate } from '@vidyapath/platform-api/i18n';
import { type ClientProblem, minutesToWait } from './client-problem';

interface ProblemTextOptions {
  /** Key of the messages of the part that failed: their `problem` comes before the slice's. */
  messagePrefix?: MessageGroup<`problem.${string}`>;
  /** In both, what was typed stays; a form shows the errors of its fields beside them. */
  within?: 'form' | 'field';
}

const names: Partial<Record<number, string>> = {
  0: 'offline',
  401: 'signedOut',
  403: 'forbidden',
  404: 'gone',
  412: 'newer',
  413: 'tooMuch',
  415: 'wrongType',
  502: 'away',
  503: 'away',
  504: 'away',
};

/** Failures after which the call may be repeated. */
export const isPassing = ({ status }: Pick<ClientProblem, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;

/**
 * The text for a user about a failed call, and what to do: the slice's own words for its kind (`problem.kinds`), else for its status. A slice has the
 * words that it needs; `problem.unknown` stands in for the others.
 */
export function problemText(
  t: Translate,
  problem: ClientProblem,
  { messagePrefix, within }: ProblemTextOptions = {},
): string {
  const groups = messagePrefix === undefined ? ['problem'] : [`${messagePrefix}.problem`, 'problem'];
  /** The first text that exists. */
  const words = (name: string, parameters?: MessageParameters) => {
    const keys = groups.map((group) => `${group}.${name}`);
    return keys.map((key) => ({ key, text: t(key, parameters) })).find(({ key, text }) => text !== key)?.text;
  };
  const ofKind = problem.kind && words(`kinds.${problem.kind}`);
  if (ofKind !== undefined) return ofKind;
  const ofFields = within === 'form' && problem.errors.length > 0 ? words('refused') : undefined;
  if (ofFields !== undefined) return ofFields;
  const text = ofStatus(problem, words) ?? words('unknown') ?? '';
  return (within && isPassing(problem) ? words('kept', { text }) : undefined) ?? text;
}

/** The service's own sentence is shown by slices that have the key `server`. */
function ofStatus(
  problem: ClientProblem,
  words: (name: string, parameters?: MessageParameters) => string | undefined,
): string | undefined {
  const { status, retryAfter } = problem;
  if (status === 429) {
    const seconds = retryAfter === undefined ? undefined : { count: Math.ceil(retryAfter) };
    return words('tooMany', { count: minutesToWait(problem) }) ?? words('slowDown', seconds);
  }
  const name = names[status] ?? (status >= 500 ? 'broken' : undefined);
  if (name) return words(name);
  const detail = problem.errors[0]?.detail ?? problem.detail;
  return detail ? words('server', { detail }) : undefined;
}
