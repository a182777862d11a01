import type { ClientErrorBody } from '@vidyapath/http/client-errors';
import { releaseNameOf } from '@vidyapath/http/release-name';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';
import { withTimeout } from '../../lib/with-timeout';
import { retry } from '../../lib/retry';
import { createFetchRemote, type FetchRemoteDependencies } from './fetch-remote';
import { refetchFiles } from './refetch-files';
import { OutOfRangeError, RemoteTooSlowError } from './remote-errors';
import type { FailureReporter } from './failure-reporter';

export interface Remotes {
  /** The remote's module, fetched at the first call. A failure is not kept, so that the next call tries again. */
  load(id: RemoteId): Promise<RemoteModule>;
  /** Error of the last attempt, until an attempt succeeds. */
  failure(id: RemoteId): unknown;
  /** Settles when a remote that timed out has loaded or failed. */
  late(id: RemoteId): Promise<void> | undefined;
  isLoaded(id: RemoteId): boolean;
  /** Whether this browser should now run another release than the loaded one. */
  isOutdated(id: RemoteId): boolean;
  /** Fetches the remote's files again. `false`: they can't be fetched. */
  refetch(id: RemoteId): Promise<boolean>;
  /** Call it when a remote's code is loaded but creates no routes; the next visit fetches the code again. */
  failedToStart(id: RemoteId, cause: unknown): void;
  /** Call it when the remote failed after it was loaded. */
  failed(id: RemoteId, kind: ClientErrorBody['kind'], cause: unknown): void;
  /** Request id of the last report of a failure. */
  reportOf(id: RemoteId): string | undefined;
  /** Notifies each loaded remote that the session has ended. */
  logout(): void;
}

export interface RemotesDependencies extends FetchRemoteDependencies {
  report: FailureReporter;
  /** Milliseconds before each further attempt. */
  waits?: readonly number[];
  /** Milliseconds that an attempt may take. */
  timeout?: number;
}

/** Identifies a release: its entry's name has a hash of the whole build. */
const startOf = ({ manifest, preload: [entry = ''] }: RemoteFiles) => `${manifest} ${entry}`;

/** After a timeout a retry would only wait for the same files. */
const isFinal = (cause: unknown) => cause instanceof OutOfRangeError || cause instanceof RemoteTooSlowError;

export function createRemotes({
  waits = [300, 1_000],
  timeout = 15_000,
  report,
  ...dependencies
}: RemotesDependencies): Remotes {
  const { list, fetch } = dependencies;
  const fetchRemote = createFetchRemote(dependencies);
  const loaded = new Map<RemoteId, RemoteModule>();
  const loading = new Map<RemoteId, Promise<RemoteModule>>();
  const files = new Map<RemoteId, RemoteFiles>();
  const failures = new Map<RemoteId, unknown>();
  const late = new Map<RemoteId, Promise<void>>();
  const reports = new Map<RemoteId, string>();

  async function attempt(id: RemoteId, fresh: boolean): Promise<RemoteModule> {
    const fetched = await fetchRemote(id, fresh);
    // A remote that timed out may have loaded in the meantime.
    const module = loaded.get(id) ?? fetched.module;
    if (module === fetched.module) files.set(id, fetched.files);
    loaded.set(id, module);
    failures.delete(id);
    late.delete(id);
    return module;
  }

  /** Called when an attempt fails after its time-out. */
  const failedLate = (id: RemoteId, cause: unknown) => {
    logFailure(`${id} failed after its time-out`, cause);
    if (failures.get(id) instanceof RemoteTooSlowError) failures.set(id, cause);
  };

  /** An attempt that timed out continues, and its result is still used. */
  const attemptInTime = (id: RemoteId, fresh: boolean) => {
    const arrival = attempt(id, fresh);
    return withTimeout(arrival, timeout, () => {
      late.set(
        id,
        arrival.then(
          () => undefined,
          (cause: unknown) => failedLate(id, cause),
        ),
      );
      return new RemoteTooSlowError(id, timeout);
    });
  };

  const sendReport = (slice: RemoteId, kind: ClientErrorBody['kind'], cause: unknown) => {
    const entry = files.get(slice) ?? list.known(slice);
    const requestId = report({ slice, version: entry ? releaseNameOf(entry) : 'not deployed', kind, cause });
    if (requestId) reports.set(slice, requestId);
  };

  const failedToLoad = (id: RemoteId, cause: unknown) => {
    logFailure(`${id} can't be loaded`, cause);
    sendReport(id, 'load', cause);
    failures.set(id, cause);
  };

  async function load(id: RemoteId): Promise<RemoteModule> {
    try {
      const failedBefore = failures.has(id);
      return await retry((count) => attemptInTime(id, failedBefore || count > 0), { waits, isFinal });
    } catch (cause) {
      failedToLoad(id, cause);
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
    late: (id) => late.get(id),
    isLoaded: (id) => loaded.has(id),
    isOutdated(id) {
      const running = files.get(id);
      const known = list.known(id);
      return running !== undefined && known !== undefined && startOf(running) !== startOf(known);
    },
    async refetch(id) {
      try {
        const entry = await list.entry(id, true);
        return entry !== undefined && (await refetchFiles(entry, fetch));
      } catch {
        return false;
      }
    },
    failedToStart(id, cause) {
      loaded.delete(id);
      failedToLoad(id, cause);
    },
    failed: sendReport,
    reportOf: (id) => reports.get(id),
    logout() {
      for (const module of loaded.values()) {
        try {
          module.onLogout();
        } catch (cause) {
          logFailure(`${module.id} failed at logout`, cause);
          sendReport(module.id, 'logout', cause);
        }
      }
    },
  };
}
