import { satisfy } from '@module-federation/runtime-core';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';
import { entryAddress } from './entry-address';
import type { LoadExposed } from './federation';
import { preloadFiles } from './preload-files';
import { refetchFiles } from './refetch-files';
import { OutOfRangeError, RemoteNotDeployedError } from './remote-errors';
import type { RemotesList } from './remotes-list';

export interface FetchRemoteDependencies {
  list: Pick<RemotesList, 'entry' | 'known'>;
  /** Runs once, before the module is returned. */
  onLoaded: (module: RemoteModule) => Promise<void>;
  loadModule: LoadExposed;
  fetch: typeof window.fetch;
}

interface Fetched {
  module: RemoteModule;
  files: RemoteFiles;
}

/** One attempt to load a remote's module. With `fresh` it ignores the known list of remotes and the browser's cached files. */
export const createFetchRemote =
  ({ list, onLoaded, loadModule, fetch }: FetchRemoteDependencies) =>
  async (id: RemoteId, fresh: boolean): Promise<Fetched> => {
    const files = await list.entry(id, fresh);
    if (!files) throw new RemoteNotDeployedError(id);
    if (!satisfy(platformVersion, files.platform)) throw new OutOfRangeError(id, files.platform, platformVersion);
    if (fresh) await refetchFiles(files, fetch);
    else preloadFiles(files.preload);
    const module = await loadModule(id, await entryAddress(files));
    await onLoaded(module);
    return { module, files };
  };
