import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { useEffect } from 'react';
import { useShell } from '../shell-context';
import { isChunkGone, isShellGone, reloadOnce } from './reload-once';
import { RemoteUnavailable } from './remote-unavailable';

export interface RemoteCrashedProps {
  id: RemoteId;
  error: unknown;
  /** If the files can't be fetched, a reload would fail too. */
  orElse?: () => void;
}

/** Shown when a remote's code throws. Its state can't be trusted, so the button reloads the page with fresh files. */
export function RemoteCrashed({ id, error, orElse }: RemoteCrashedProps) {
  const { remotes } = useShell();
  useEffect(() => {
    const reloadIfGone = async () => {
      await remotes.refetch(id);
      if (remotes.isOutdated(id) || (await isShellGone(error))) reloadOnce();
    };
    if (isChunkGone(error)) void reloadIfGone();
  }, [remotes, id, error]);
  const retry = async () => {
    if (await remotes.refetch(id)) window.location.reload();
    else orElse?.();
  };
  return <RemoteUnavailable id={id} onRetry={retry} />;
}
