import { Alert } from '@vidyapath/ui/forms';
import type { ClientProblem } from '@vidyapath/client/client-problem';
import { withTypedKept } from '@vidyapath/client/known-problem-text';
import { useT } from '@vidyapath/client/use-t';
import { problemText } from '../lib/problem-text';

/** Says in a form what went wrong with a call, and what to do. */
export function ProblemAlert({ problem }: { problem: ClientProblem | undefined }) {
  const t = useT();
  return problem ? <Alert severity="error">{withTypedKept(t, problem, problemText(t, problem))}</Alert> : null;
}
