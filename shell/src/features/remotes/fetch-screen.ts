import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { retry } from '../../lib/retry';
import { isChunkGone } from './reload-once';
import type { Remotes } from './remotes';

export type LazyScreen = Awaited<ReturnType<NonNullable<SliceRoute['lazy']>>>;

export type FetchScreen = (fresh: boolean) => Promise<LazyScreen>;

const waits = [300, 1_000];

/** Loads the code of one screen of a loaded remote; after a failure its files are fetched again. */
export function createFetchScreen(
  id: RemoteId,
  lazy: () => Promise<LazyScreen>,
  remotes: Pick<Remotes, 'refetch'>,
): FetchScreen {
  const attempt = async (fresh: boolean) => {
    if (fresh) await remotes.refetch(id);
    return lazy();
  };
  return (fresh) => retry((count) => attempt(fresh || count > 0), { waits, isFinal: (cause) => !isChunkGone(cause) });
}
