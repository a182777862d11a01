import type { ClientProblem } from '@vidyapath/client/client-problem';
import { useT } from '@vidyapath/client/use-t';
import { Alert } from '@vidyapath/ui/forms';
import { refusedText } from './problem-text';

/** Says in a form what went wrong with a call, and what to do; what is wrong with a field stands under it. */
export function ProblemAlert({ problem }: { problem: ClientProblem | undefined }) {
  const t = useT();
  return problem && <Alert severity="error">{refusedText(t, problem)}</Alert>;
}
