import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { useEffect } from 'react';
import { MessageScreen } from '../../components/message-screen';
import { isChunkGone, reloadOnce } from './reload-once';

/** Shown when a remote's code throws. A chunk that is gone after a redeploy reloads the page once. */
export function RemoteCrashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  useEffect(() => {
    if (isChunkGone(error)) reloadOnce();
  }, [error]);
  return (
    <MessageScreen title={t('remote.unavailable.title')} text={t('remote.unavailable.text')} announce>
      <Button variant="contained" onClick={isChunkGone(error) ? () => window.location.reload() : onRetry}>
        {t('remote.unavailable.action')}
      </Button>
    </MessageScreen>
  );
}
