import { SliceContext } from '@vidyapath/client/platform-context';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useShell } from '../../app/shell-context';
import { logFailure } from '../../lib/log';
import { RemoteCrashed } from './remote-crashed';

/** Around a remote's routes: its own slice of the platform, and a boundary that a navigation resets. */
export function RemoteSlice({ id }: { id: RemoteId }) {
  const { platform, remotes } = useShell();
  const location = useLocation();
  const navigate = useNavigate();
  const slice = useMemo(() => ({ platform, slice: id }), [platform, id]);
  // Asks for the screen's code again, when it is that which did not come.
  const tryAgain = () => void navigate(location, { replace: true, state: location.state as unknown });
  return (
    <ErrorBoundary
      resetKeys={[location.key]}
      onError={(error) => {
        logFailure(`${id} failed while it rendered`, error);
        remotes.failedToRender(id, error);
      }}
      fallbackRender={({ error }) => <RemoteCrashed error={error} onRetry={tryAgain} />}
    >
      <SliceContext value={slice}>
        <Outlet />
      </SliceContext>
    </ErrorBoundary>
  );
}
