import { SliceContext } from '@vidyapath/client/platform-context';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell-context';
import type { FetchScreen, LazyScreen } from './fetch-screen';
import { isChunkGone } from './reload-once';
import { RemoteTooSlowError } from './remote-errors';
import { RemoteUnavailable } from './remote-unavailable';

export interface LateScreenProps {
  id: RemoteId;
  /** What was given up, and may still come. */
  arrival: Promise<LazyScreen>;
  fetchScreen: FetchScreen;
  /** @throws {RemoteTooSlowError} */
  inTime: (arrival: Promise<LazyScreen>) => Promise<LazyScreen>;
  /** How often a retry has brought a screen of the remote: the next one within it is then tried unasked, as it is on a later visit. */
  heals: { count: number };
}

/** Stands in for a screen whose code failed or takes too long, and becomes that screen as soon as the code is there. */
export function createLateScreen({ id, arrival, fetchScreen, inTime, heals }: LateScreenProps): ComponentType {
  const healsAtFailure = heals.count;
  let kept: LazyScreen | undefined;
  let visits = 0;

  return function LateScreen() {
    const { remotes, platform } = useShell();
    const [screen, setScreen] = useState(kept);
    const [late, setLate] = useState(true);
    const take = (arrived: LazyScreen) => setScreen((kept = arrived));

    const retry = async () => {
      const next = fetchScreen(true);
      void next.then(take, () => setLate(false));
      try {
        await inTime(next);
        heals.count += 1;
      } catch (cause) {
        remotes.failed(id, 'load', cause);
        // Code that has arrived and throws does so until the document ends.
        const ends = !isChunkGone(cause) && !(cause instanceof RemoteTooSlowError);
        if (ends && (await remotes.refetch(id))) window.location.reload();
      }
    };
    const begin = useEffectEvent(() => {
      arrival.then(take, () => setLate(false));
      visits += 1;
      if (!kept && (visits > 1 || heals.count > healsAtFailure)) void retry();
    });
    useEffect(() => begin(), []);

    if (screen?.Component) return <screen.Component />;
    return (
      <SliceContext value={{ platform, slice: 'shell' }}>
        <RemoteUnavailable late={late} onRetry={retry} />
      </SliceContext>
    );
  };
}
