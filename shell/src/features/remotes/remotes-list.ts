import { parseRemotesManifest, type RemoteEntry, type RemoteId, type RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';

export interface RemotesList {
  /** @param fresh asks the server again, since a redeploy may have renamed the files */
  entry(id: RemoteId, fresh: boolean): Promise<RemoteEntry | undefined>;
}

/** `/remotes.json`, read once at start; its `no-cache` header makes every read of it a fresh one. */
export function createRemotesList(fetch: typeof window.fetch): RemotesList {
  let list = read();
  // Whoever asks for an entry gets the failure; before that it must not count as unhandled.
  list.catch(() => undefined);

  async function read(): Promise<RemotesManifest> {
    const response = await fetch('/remotes.json');
    if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
    return parseRemotesManifest(await response.json());
  }

  return {
    async entry(id, fresh) {
      if (fresh) list = read();
      return (await list).remotes[id];
    },
  };
}
