import { useT } from '@vidyapath/client/screens/use-t';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Button, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { MessageScreen } from '../../components/message-screen';
import { ReportRemote } from './report-remote';

export interface RemoteUnavailableProps {
  /** Not known if the list of remotes could not be read. */
  id?: RemoteId;
  /** Its files are still loading, so waiting may help too. */
  late?: boolean;
  onRetry: () => Promise<void>;
}

/** Shown instead of a remote or one of its screens; the rest of the page stays usable. */
export function RemoteUnavailable({ id, late = false, onRetry }: RemoteUnavailableProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <MessageScreen
      title={t('remote.unavailable.title')}
      text={t(late ? 'remote.unavailable.late' : 'remote.unavailable.text')}
      announce
    >
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" loading={busy} onClick={() => void retry()}>
          {t('remote.unavailable.action')}
        </Button>
        {id && <ReportRemote id={id} />}
      </Stack>
    </MessageScreen>
  );
}
