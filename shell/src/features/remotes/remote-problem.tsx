import { useT } from '@vidyapath/client/screens/use-t';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Button } from '@vidyapath/ui';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context';
import { MessageScreen } from '../../components/message-screen';
import { isShellGone, reloadOnce } from './reload-once';
import { OutOfRangeError, RemoteTooSlowError } from './remote-errors';
import { RemoteUnavailable } from './remote-unavailable';

/** Shown instead of a remote that could not be loaded; the rest of the page stays usable. */
export function RemoteProblem({ id }: { id: RemoteId }) {
  const t = useT();
  const { remotes } = useShell();
  const navigate = useNavigate();
  const { location } = useRouterState();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const failure = remotes.failure(id);

  /** A navigation to the same address loads the remote if needed, and its routes replace this screen. */
  const loadAgain = async () => {
    await navigate(location, { replace: true, state: location.state as unknown });
  };
  const showIfLoaded = useEffectEvent(() => {
    if (remotes.isLoaded(id)) void loadAgain();
    else renderAgain();
  });
  useEffect(() => {
    let isMounted = true;
    void remotes.late(id)?.then(() => isMounted && showIfLoaded());
    return () => {
      isMounted = false;
    };
  }, [remotes, id, failure]);

  useEffect(() => {
    void isShellGone(failure).then((gone) => gone && reloadOnce());
  }, [failure]);

  if (failure instanceof OutOfRangeError) {
    const which = failure.isOlder ? 'remote.older' : 'remote.outdated';
    return (
      <MessageScreen title={t(`${which}.title`)} text={t(`${which}.text`)}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('remote.outdated.action')}
        </Button>
      </MessageScreen>
    );
  }
  return <RemoteUnavailable id={id} late={failure instanceof RemoteTooSlowError} onRetry={loadAgain} />;
}
