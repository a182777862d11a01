import { asProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import type { ProblemKind } from '@vidyapath/http/problems';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** Refusals that have a text of their own under `failed.kind`. */
const kindsWithText: readonly (ProblemKind | undefined)[] = [
  'total-changed',
  'already-owned',
  'not-for-sale',
  'coupon-not-valid',
  'too-many-pending',
  'amount-refused',
  'payments-off',
  'order-state',
  'payment-seen',
  'refund-window-closed',
  'refund-by-ticket',
  'already-refunded',
  'too-little-to-refund',
];

/** The text for a buyer about a failed call, and what to do. */
export function failureText(t: Translate, cause: unknown): string {
  const problem = asProblem(cause);
  const { kind, status } = problem;
  if (kindsWithText.includes(kind)) return t(`failed.kind.${kind}`);
  if (status === 0) return t('failed.offline');
  if (status === 429) return t('failed.tooMany', { count: minutesToWait(problem) });
  return t(status >= 500 ? 'failed.away' : 'failed.other');
}
