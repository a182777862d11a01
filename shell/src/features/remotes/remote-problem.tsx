import { useT } from '@vidyapath/client/use-t';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Button } from '@vidyapath/ui';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context';
import { MessageScreen } from '../../components/message-screen';
import { OutOfRangeError, RemoteTooSlowError } from './remote-errors';
import { RemoteUnavailable } from './remote-unavailable';

/** Stands in the place of a remote that could not be loaded; the rest of the page goes on. */
export function RemoteProblem({ id }: { id: RemoteId }) {
  const t = useT();
  const { remotes } = useShell();
  const navigate = useNavigate();
  const { location } = useRouterState();
  const [, showAnew] = useReducer((count: number) => count + 1, 0);
  const failure = remotes.failure(id);

  /** The navigation loads the remote, if it has to be, and puts its routes in the place of this screen. */
  const goOn = async () => {
    await navigate(location, { replace: true, state: location.state as unknown });
  };
  const takeWhatCame = useEffectEvent(() => {
    if (remotes.isLoaded(id)) void goOn();
    else showAnew();
  });
  useEffect(() => {
    let here = true;
    void remotes.late(id)?.then(() => here && takeWhatCame());
    return () => {
      here = false;
    };
  }, [remotes, id, failure]);

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
  return <RemoteUnavailable late={failure instanceof RemoteTooSlowError} onRetry={goOn} />;
}
