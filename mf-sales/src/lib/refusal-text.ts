import type { ClientProblem } from '@vidyapath/client/client-problem';
import type { ProblemKind } from '@vidyapath/http/problems';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { refusedText } from '@vidyapath/remote-kit/problem-text';

/** Refusals that have words of their own under `refusal`. */
const told: readonly (ProblemKind | undefined)[] = [
  'already-refunded',
  'order-state',
  'too-little-to-refund',
  'idempotency-key-reused',
];

/** Why something was not done, and what to do about it; what is wrong with a field stands under it. */
export function refusalText(t: Translate, problem: ClientProblem): string {
  if (told.includes(problem.kind)) return t(`refusal.${problem.kind}`);
  return refusedText(t, problem);
}
