import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { useState } from 'react';
import { MessageScreen } from '../../components/message-screen';

export interface RemoteUnavailableProps {
  /** Its files are still loading, so waiting may help too. */
  late?: boolean;
  onRetry: () => Promise<void>;
}

/** Shown instead of a remote or one of its screens; the rest of the page stays usable. */
export function RemoteUnavailable({ late = false, onRetry }: RemoteUnavailableProps) {
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
      <Button variant="contained" loading={busy} onClick={() => void retry()}>
        {t('remote.unavailable.action')}
      </Button>
    </MessageScreen>
  );
}
