import { helpPath } from '@vidyapath/client/formats/help-path';
import { useT } from '@vidyapath/client/screens/use-t';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Button } from '@vidyapath/ui';
import { useEffect, useReducer } from 'react';
import { Link as RouterLink } from 'react-router';
import { useShell } from '../shell-context';

/** Link to a ticket that names the report of a remote's failure. Tickets belong to mf-helpdesk, so its own failure has no link. */
export function ReportRemote({ id }: { id: RemoteId }) {
  const t = useT();
  const { remotes } = useShell();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // A crash is reported after the first render of this component.
  useEffect(() => drawAgain(), []);
  if (id === 'mf_helpdesk') return null;
  const requestId = remotes.reportOf(id);
  const to = helpPath({ category: 'technical', ...(requestId && { request_id: requestId }) });
  return (
    <Button component={RouterLink} to={to} sx={{ minHeight: 44 }}>
      {t('remote.unavailable.report')}
    </Button>
  );
}
