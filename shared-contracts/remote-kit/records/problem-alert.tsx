import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Alert } from '@vidyapath/ui/forms';

/** Shows in a form why a call failed, and what to do; an error of a field is shown under it. */
export function ProblemAlert({ problem }: { problem: ClientProblem | undefined }) {
  const t = useT();
  return problem && <Alert severity="error">{problemText(t, problem, { within: 'form' })}</Alert>;
}
