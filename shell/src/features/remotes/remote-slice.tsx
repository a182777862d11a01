import { SliceContext } from '@vidyapath/client/screens/platform-context';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { useShell } from '../shell-context';
import { logFailure } from '../../lib/log';
import { isChunkGone } from './reload-once';
import { RemoteCrashed } from './remote-crashed';

/** Wraps a remote's routes in its own slice of the platform and an error boundary that a navigation resets. */
export function RemoteSlice({ id }: { id: RemoteId }) {
  const { platform, remotes } = useShell();
  const { key } = useLocation();
  const slice = useMemo(() => ({ platform, slice: id }), [platform, id]);
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onError={(error) => {
        logFailure(`${id} failed while it rendered`, error);
        remotes.failed(id, isChunkGone(error) ? 'load' : 'render', error);
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RemoteCrashed id={id} error={error} orElse={resetErrorBoundary} />
      )}
    >
      <SliceContext value={slice}>
        <Outlet />
      </SliceContext>
    </ErrorBoundary>
  );
}
