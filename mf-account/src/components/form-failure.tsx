import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Typography } from '@vidyapath/ui';

interface FormFailureProps {
  problem: ClientProblem | undefined;
  messagePrefix: MessageGroup<`problem.${string}`>;
}

/** A failure that belongs to no field; an error of a field is shown under it. */
export function FormFailure({ problem, messagePrefix }: FormFailureProps) {
  const t = useT();
  if (!problem || problem.errors.length > 0) return null;
  return (
    <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
      {problemText(t, problem, { messagePrefix })}
    </Typography>
  );
}
