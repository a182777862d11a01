import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { ProblemKind } from '@vidyapath/http/problems';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { refusedText } from '@vidyapath/remote-kit/problem-text';

/** Refusals that have a text of their own under `refusal`. */
const kindsWithText: readonly (ProblemKind | undefined)[] = [
  'already-refunded',
  'order-state',
  'too-little-to-refund',
  'idempotency-key-reused',
];

/** Why an action was refused, and what to do about it; the error of a field is shown under the field. */
export function refusalText(t: Translate, problem: ClientProblem): string {
  if (kindsWithText.includes(problem.kind)) return t(`refusal.${problem.kind}`);
  return refusedText(t, problem);
}
