import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { retry } from '../../lib/retry';
import { isChunkGone, reloadOnce } from './reload-once';
import type { Remotes } from './remotes';

export type LazyScreen = Awaited<ReturnType<NonNullable<SliceRoute['lazy']>>>;

export type FetchScreen = (fresh: boolean) => Promise<LazyScreen>;

const waits = [300, 1_000];

/** Loads the code of one screen of a loaded remote; after a failure its files are fetched again. If a file was removed with an older release, the page reloads. */
export function createFetchScreen(
  id: RemoteId,
  lazy: () => Promise<LazyScreen>,
  remotes: Pick<Remotes, 'refetch' | 'isOutdated'>,
): FetchScreen {
  const attempt = async (fresh: boolean) => {
    if (fresh) await remotes.refetch(id);
    return lazy();
  };
  return async (fresh) => {
    try {
      return await retry((count) => attempt(fresh || count > 0), { waits, isFinal: (cause) => !isChunkGone(cause) });
    } catch (cause) {
      if (isChunkGone(cause) && remotes.isOutdated(id)) reloadOnce();
      throw cause;
    }
  };
}
