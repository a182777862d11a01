import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context';
import { RemoteUnavailable } from './remote-unavailable';

/** Shown while the list of remotes could not be read: there may be a screen at this address. */
export function ListUnread() {
  const { releases } = useShell();
  const navigate = useNavigate();
  const { location } = useRouterState();

  /** A navigation to the same address loads the remote that has it. */
  const readAgain = async () => {
    await releases.readAgain();
    await navigate(location, { replace: true, state: location.state as unknown });
  };
  return <RemoteUnavailable onRetry={readAgain} />;
}
