import { satisfy } from '@module-federation/runtime-core';
import { ownPath } from '@vidyapath/http/own-path';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import {
  parseRemotesManifest,
  type ReadManifest,
  type RemoteEntry,
  type RemoteFiles,
  type RemoteId,
} from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';

export interface RemotesList {
  /**
   * Where this browser gets the remote from.
   * @param fresh asks the server again, since a redeploy may have renamed the files
   */
  entry(id: RemoteId, fresh: boolean): Promise<RemoteFiles | undefined>;
  /** The same from the list as it was last read. */
  known(id: RemoteId): RemoteFiles | undefined;
  /** Looks for releases in the background, not more often than is useful. */
  refresh(): void;
}

/** Milliseconds for which a list is used without reading it again. */
const good = 30_000;
const quiet = 2_000;

/** The page's policy runs no script of another origin, so one that the list names is told instead of tried. A developer's build comes by a list of its own. */
function assertOwn(id: RemoteId, { manifest, preload }: RemoteFiles): void {
  const strange = [manifest, ...preload].find((address) => ownPath(address, window.location.origin) === undefined);
  if (strange)
    throw new Error(`/remotes.json is wrong about ${id}: ${strange} is not where this platform's slices come from`);
}

/** `/remotes.json`; its `no-cache` header makes every read of it a fresh one. */
export function createRemotesList(
  fetch: typeof window.fetch,
  bucket: () => number,
  now: () => number = Date.now,
): RemotesList {
  let last: ReadManifest | undefined;
  let readAt = now();
  let later: ReturnType<typeof setTimeout> | undefined;
  let list = read();
  // `entry` rejects with this failure; until then it must not count as unhandled.
  list.catch(() => undefined);

  async function read(): Promise<ReadManifest> {
    readAt = now();
    const response = await fetch('/remotes.json');
    if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
    last = parseRemotesManifest(await response.json());
    return last;
  }

  /** When the list can't be read, the one read before is used: its files most likely still exist. */
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
      () => (list = next),
      // The known list stays in use; loading a file that is gone reads it again and fails there.
      (cause: unknown) => logFailure('New releases could not be looked for', cause),
    );
  };

  const chosen = (entry: RemoteEntry | undefined): RemoteFiles | undefined => {
    const { candidate } = entry ?? {};
    return candidate && satisfy(platformVersion, candidate.platform) && bucket() < candidate.percent
      ? candidate
      : entry;
  };

  return {
    async entry(id, fresh) {
      if (fresh || now() - readAt > good) list = readOrKnown();
      const { remotes, faults } = await list;
      if (faults[id]) throw new Error(`/remotes.json is wrong about ${id}: ${faults[id]}`);
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
