import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { useEffect } from 'react';
import { MessageScreen } from '../../components/message-screen';
import { logFailure } from '../../lib/log';
import { isChunkGone, reloadOnce } from '../remotes/reload-once';

/** Shown when the shell itself failed. */
export function ShellError({ error }: { error: unknown }) {
  const t = useT();
  useEffect(() => {
    logFailure('The shell failed', error);
    if (isChunkGone(error)) reloadOnce();
  }, [error]);
  return (
    <MessageScreen title={t('failure.title')} text={t('failure.text')} announce>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('failure.action')}
      </Button>
    </MessageScreen>
  );
}
