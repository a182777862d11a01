import { satisfy } from '@module-federation/runtime-core';
import { ownPath } from '@vidyapath/http/own-path';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import {
  parseRemotesManifest,
  type ReadManifest,
  type RemoteEntry,
  type RemoteFiles,
  type RemoteRelease,
} from '@vidyapath/platform-api/remotes-manifest';
import type { DescribedSlice } from '@vidyapath/platform-api/routes';
import type { SliceDescription } from '@vidyapath/platform-api/slice-description';
import { logFailure } from '../../lib/log';
import { withTimeout } from '../../lib/with-timeout';

export interface RemotesList {
  /** Fulfilled when the slices' descriptions are read or could not be read. */
  ready(): Promise<unknown>;
  /** Whether a list with slices was read at least once; until then it is not known which screens exist. */
  isRead(): boolean;
  /** Reads the list again. Fulfilled as {@link ready}. */
  readAgain(): Promise<unknown>;
  /** The slices' descriptions, of the releases that this browser gets; the same reference until they change. */
  described(): readonly DescribedSlice[];
  /** Calls the listener after each change. */
  subscribe(listener: () => void): () => void;
  /**
   * The files of the remote's release for this browser.
   * @param fresh reads the list again, since a redeploy may have renamed the files
   */
  entry(id: RemoteId, fresh: boolean): Promise<RemoteFiles | undefined>;
  /** The same from the last list, without a request. */
  known(id: RemoteId): RemoteFiles | undefined;
  /** Checks for releases in the background, at most once in a short time. */
  refresh(): void;
}

/** Milliseconds for which a list is used without reading it again. */
const good = 30_000;
const quiet = 2_000;
/** Shorter than an attempt to load a remote, which then still has time for its files by the previous list. */
const longestRead = 10_000;

const entriesOf = <Entry>(entries: Partial<Record<RemoteId, Entry>>) => Object.entries(entries) as [RemoteId, Entry][];

const descriptionOf = ({ routes, navigation, groups }: SliceDescription) => ({ routes, navigation, groups });

/** The page's policy blocks scripts of other origins, so the list may not name any. A developer's build has its own list. */
function assertOwn(id: RemoteId, { manifest, preload }: RemoteFiles): void {
  const strange = [manifest, ...preload].find((address) => ownPath(address, window.location.origin) === undefined);
  if (strange)
    throw new Error(`/remotes.json is wrong about ${id}: ${strange} is not where this platform's slices come from`);
}

export interface RemotesListDependencies {
  fetch: typeof window.fetch;
  bucket: () => number;
  /** The list that is embedded in the page; without one it is fetched. */
  embedded?: ReadManifest | undefined;
  now?: () => number;
}

/** The list of `/remotes.json`; its `no-cache` header makes every read a fresh one. */
export function createRemotesList({ fetch, bucket, embedded, now = Date.now }: RemotesListDependencies): RemotesList {
  const listeners = new Set<() => void>();
  let last: ReadManifest | undefined;
  let described: readonly DescribedSlice[] = [];
  let readAt = now();
  let later: ReturnType<typeof setTimeout> | undefined;
  let list = embedded ? Promise.resolve(take(embedded)) : read();
  // `entry` rejects with this failure; until then it must not be an unhandled rejection.
  list.catch(() => undefined);

  function take(next: ReadManifest): ReadManifest {
    last = next;
    const slices = [...entriesOf(next.faults), ...entriesOf(next.remotes)].map(([id, entry]): DescribedSlice => [
      id,
      descriptionOf('reason' in entry ? entry : chosen(entry)),
    ]);
    if (JSON.stringify(slices) !== JSON.stringify(described)) {
      described = slices;
      listeners.forEach((listener) => listener());
    }
    return next;
  }

  async function fetchList(): Promise<ReadManifest> {
    const response = await fetch('/remotes.json');
    if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
    return parseRemotesManifest(await response.json());
  }

  async function read(): Promise<ReadManifest> {
    readAt = now();
    return take(await withTimeout(fetchList(), longestRead, () => new Error('/remotes.json is late')));
  }

  /** If the list can't be read, the previous one is used: its files most likely still exist. */
  const readOrKnown = (): Promise<ReadManifest> =>
    read().catch((cause: unknown) => {
      if (!last) throw cause;
      logFailure('/remotes.json could not be read again', cause);
      return last;
    });

  const look = (): void => {
    clearTimeout(later);
    later = undefined;
    const next = read();
    next.then(
      () => {
        list = next;
      },
      // The known list stays in use; loading a missing file reads it again and fails there.
      (cause: unknown) => logFailure('New releases could not be looked for', cause),
    );
  };

  function chosen<Entry extends RemoteEntry | undefined>(entry: Entry): RemoteRelease | Entry {
    const { candidate } = entry ?? {};
    return candidate && satisfy(platformVersion, candidate.platform) && bucket() < candidate.percent
      ? candidate
      : entry;
  }

  const settled = () => list.catch((cause: unknown) => logFailure('/remotes.json could not be read', cause));

  return {
    ready: settled,
    isRead: () => described.length > 0,
    readAgain() {
      list = readOrKnown();
      return settled();
    },
    described: () => described,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async entry(id, fresh) {
      if (fresh || now() - readAt > good) list = readOrKnown();
      const { remotes, faults } = await list;
      const fault = faults[id];
      if (fault) throw new Error(`/remotes.json is wrong about ${id}: ${fault.reason}`);
      const files = chosen(remotes[id]);
      if (files) assertOwn(id, files);
      return files;
    },
    known: (id) => chosen(last?.remotes[id]),
    refresh() {
      const wait = quiet - (now() - readAt);
      if (wait <= 0) look();
      else later ??= setTimeout(look, wait);
    },
  };
}
