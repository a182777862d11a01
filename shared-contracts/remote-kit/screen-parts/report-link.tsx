import { reportPath } from '@vidyapath/client/formats/help-path';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

/** Links from a failure of ours to a new ticket with its request id. */
export function ReportLink({ problem }: { problem: unknown }) {
  const t = useT();
  const to = reportPath(problem);
  if (!to) return null;
  return (
    <Button component={RouterLink} to={to} sx={{ minHeight: 44 }}>
      {t('problem.report')}
    </Button>
  );
}
