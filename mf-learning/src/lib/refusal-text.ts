import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { ProblemKind } from '@vidyapath/http/problems';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { refusedText } from '@vidyapath/remote-kit/problem-text';

/** Refusals that have their own messages under `refusal`. */
const kindsWithText: readonly (ProblemKind | undefined)[] = [
  'nothing-watched',
  'review-state',
  'removed',
  'thread-full',
  'course-not-bought',
  'changed-meanwhile',
];

/** Why something was not done, and what to do about it. */
export const refusalText = (t: Translate, problem: ClientProblem): string =>
  kindsWithText.includes(problem.kind) ? t(`refusal.${problem.kind}`) : refusedText(t, problem);
