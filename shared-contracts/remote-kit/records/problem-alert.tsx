import type { ClientProblem } from '@vidyapath/client/client-problem';
import { withTypedKept } from '@vidyapath/client/known-problem-text';
import { useT } from '@vidyapath/client/use-t';
import { Alert } from '@vidyapath/ui/forms';
import { problemText } from './problem-text';

/** Says in a form what went wrong with a call, and what to do; what is wrong with a field stands under it. */
export function ProblemAlert({ problem }: { problem: ClientProblem | undefined }) {
  const t = useT();
  if (!problem) return null;
  const text = problem.errors.length > 0 ? t('problem.refused') : problemText(t, problem);
  return <Alert severity="error">{withTypedKept(t, problem, text)}</Alert>;
}
