import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { Typography } from '@vidyapath/ui';

interface FormFailureProps {
  problem: ClientProblem | undefined;
  text: (t: Translate, problem: ClientProblem) => string;
}

/** A failure that belongs to no field; an error of a field is shown under it. */
export function FormFailure({ problem, text }: FormFailureProps) {
  const t = useT();
  if (!problem || problem.errors.length > 0) return null;
  return (
    <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
      {text(t, problem)}
    </Typography>
  );
}
