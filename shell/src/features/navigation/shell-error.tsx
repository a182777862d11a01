import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { MessageScreen } from '../../components/message-screen';
import { logFailure } from '../../lib/log';
import { isChunkGone, reloadOnce } from '../remotes/reload-once';
import { GlobalLook } from '../theme/global-look';

/** Last resort: something of the shell itself failed. */
export function ShellError() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => {
    logFailure('The shell failed', error);
    if (isChunkGone(error)) reloadOnce();
  }, [error]);
  return (
    <>
      <GlobalLook />
      <MessageScreen title={t('failure.title')} text={t('failure.text')} announce>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('failure.action')}
        </Button>
      </MessageScreen>
    </>
  );
}
