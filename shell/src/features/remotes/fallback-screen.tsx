import { SliceContext } from '@vidyapath/client/screens/platform-context';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell-context';
import type { FetchScreen, LazyScreen } from './fetch-screen';
import { isChunkGone, isShellGone, reloadOnce } from './reload-once';
import { RemoteTooSlowError } from './remote-errors';
import { RemoteUnavailable } from './remote-unavailable';

export interface FallbackScreenProps {
  id: RemoteId;
  /** The code that timed out or failed; it may still arrive. */
  arrival: Promise<LazyScreen>;
  fetchScreen: FetchScreen;
  /** @throws {RemoteTooSlowError} */
  withTimeLimit: (arrival: Promise<LazyScreen>) => Promise<LazyScreen>;
  /** Number of successful retries of this remote; after one, its other failed screens also retry by themselves. */
  recoveries: { count: number };
}

/** Shown instead of a screen whose code failed or takes too long; becomes that screen as soon as the code arrives. */
export function createFallbackScreen({
  id,
  arrival,
  fetchScreen,
  withTimeLimit,
  recoveries,
}: FallbackScreenProps): ComponentType {
  const recoveriesAtFailure = recoveries.count;
  let kept: LazyScreen | undefined;
  let visits = 0;

  return function FallbackScreen() {
    const { remotes, platform } = useShell();
    const [screen, setScreen] = useState(kept);
    const [isLoading, setLoading] = useState(true);
    const show = (arrived: LazyScreen) => {
      kept = arrived;
      setScreen(arrived);
    };
    /** A file that was removed with an older release is not lost: a new document at this address, not at the page before, has the screen. */
    const settle = async (cause: unknown) => {
      const isGone = (isChunkGone(cause) && remotes.isOutdated(id)) || (await isShellGone(cause));
      if (!isGone || !reloadOnce()) setLoading(false);
    };

    const retry = async () => {
      const next = fetchScreen(true);
      void next.then(show, settle);
      try {
        await withTimeLimit(next);
        recoveries.count += 1;
      } catch (cause) {
        remotes.failed(id, 'load', cause);
        // Loaded code that throws will throw again until the page is reloaded.
        const needsReload = !isChunkGone(cause) && !(cause instanceof RemoteTooSlowError);
        if (needsReload && (await remotes.refetch(id))) window.location.reload();
      }
    };
    const begin = useEffectEvent(() => {
      arrival.then(show, settle);
      visits += 1;
      if (!kept && (visits > 1 || recoveries.count > recoveriesAtFailure)) void retry();
    });
    useEffect(() => begin(), []);

    if (screen?.Component) return <screen.Component />;
    return (
      <SliceContext value={{ platform, slice: 'shell' }}>
        <RemoteUnavailable id={id} late={isLoading} onRetry={retry} />
      </SliceContext>
    );
  };
}
