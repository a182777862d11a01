import { satisfy } from '@module-federation/runtime-core';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteFiles, RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';
import { retry } from '../../lib/retry';
import { entryAddress } from './entry-address';
import type { LoadExposed } from './federation';
import { preloadFiles } from './preload-files';
import { NeedsNewerShellError, RemoteNotDeployedError } from './remote-errors';
import type { ReportFailure } from './report-failure';
import type { RemotesList } from './remotes-list';

export interface Remotes {
  /** The remote's module, fetched at the first call. A failure is forgotten, so that the next call tries again. */
  load(id: RemoteId): Promise<RemoteModule>;
  /** What the last attempt failed with, until one succeeds. */
  failure(id: RemoteId): unknown;
  isLoaded(id: RemoteId): boolean;
  /** To be told when what a remote renders throws. */
  failedToRender(id: RemoteId, cause: unknown): void;
  /** Whether another release than the loaded one is now this browser's. */
  isOutdated(id: RemoteId): boolean;
  /** Tells each loaded remote that the session has ended. */
  logout(): void;
}

export interface RemotesDependencies {
  list: RemotesList;
  /** Runs once, before the module is handed out. */
  onLoaded: (module: RemoteModule) => Promise<void>;
  loadModule: LoadExposed;
  report: ReportFailure;
  /** Milliseconds before each further attempt. */
  waits?: readonly number[];
}

/** What tells two releases apart: their entry carries a hash of the whole build. */
const startOf = ({ manifest, preload: [entry = ''] }: RemoteFiles) => `${manifest} ${entry}`;

const versionOf = ({ version, manifest, preload: [entry = manifest] }: RemoteFiles) => version ?? entry.slice(entry.lastIndexOf('/') + 1);

const isFinal = (cause: unknown) => cause instanceof NeedsNewerShellError;

export function createRemotes({ list, onLoaded, loadModule, report, waits = [300, 1_000] }: RemotesDependencies): Remotes {
  const loaded = new Map<RemoteId, RemoteModule>();
  const loading = new Map<RemoteId, Promise<RemoteModule>>();
  const files = new Map<RemoteId, RemoteFiles>();
  const failures = new Map<RemoteId, unknown>();

  async function attempt(id: RemoteId, fresh: boolean): Promise<RemoteModule> {
    const entry = await list.entry(id, fresh);
    if (!entry) throw new RemoteNotDeployedError(id);
    if (!satisfy(platformVersion, entry.platform)) throw new NeedsNewerShellError(id, entry.platform, platformVersion);
    preloadFiles(entry.preload);
    const module = await loadModule(id, await entryAddress(entry));
    await onLoaded(module);
    files.set(id, entry);
    return module;
  }

  const tell = (slice: RemoteId, kind: 'load' | 'render' | 'logout', cause: unknown) => {
    const entry = files.get(slice) ?? list.known(slice);
    report({ slice, version: entry ? versionOf(entry) : 'not deployed', kind, cause });
  };

  async function load(id: RemoteId): Promise<RemoteModule> {
    try {
      const failedBefore = failures.has(id);
      const module = await retry((count) => attempt(id, failedBefore || count > 0), { waits, isFinal });
      loaded.set(id, module);
      failures.delete(id);
      return module;
    } catch (cause) {
      logFailure(`${id} can't be loaded`, cause);
      tell(id, 'load', cause);
      failures.set(id, cause);
      throw cause;
    } finally {
      loading.delete(id);
    }
  }

  return {
    load(id) {
      const known = loaded.get(id);
      if (known) return Promise.resolve(known);
      const underWay = loading.get(id) ?? load(id);
      loading.set(id, underWay);
      return underWay;
    },
    failure: (id) => failures.get(id),
    failedToRender: (id, cause) => tell(id, 'render', cause),
    isLoaded: (id) => loaded.has(id),
    isOutdated(id) {
      const [running, known] = [files.get(id), list.known(id)];
      return running !== undefined && known !== undefined && startOf(running) !== startOf(known);
    },
    logout() {
      for (const module of loaded.values()) {
        try {
          module.onLogout();
        } catch (cause) {
          logFailure(`${module.id} failed at logout`, cause);
          tell(module.id, 'logout', cause);
        }
      }
    },
  };
}
