import { useT } from '@vidyapath/client/use-t';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { Button } from '@vidyapath/ui';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useNavigate } from 'react-router';
import { useShell } from '../../app/shell-context';
import { MessageScreen } from '../../components/message-screen';
import { NeedsNewerShellError } from './remote-errors';

/** Stands in the place of a remote that could not be loaded; the rest of the page goes on. */
export function RemoteProblem({ id }: { id: RemoteId }) {
  const t = useT();
  const { remotes } = useShell();
  const navigate = useNavigate();
  const { location, isMoving } = useRouterState();

  if (remotes.failure(id) instanceof NeedsNewerShellError) {
    return (
      <MessageScreen title={t('remote.outdated.title')} text={t('remote.outdated.text')}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('remote.outdated.action')}
        </Button>
      </MessageScreen>
    );
  }

  // The navigation loads the remote again, and puts its routes in the place of this screen.
  const tryAgain = () => void navigate(location, { replace: true, state: location.state as unknown });
  return (
    <MessageScreen title={t('remote.unavailable.title')} text={t('remote.unavailable.text')} announce>
      <Button variant="contained" loading={isMoving} onClick={tryAgain}>
        {t('remote.unavailable.action')}
      </Button>
    </MessageScreen>
  );
}
