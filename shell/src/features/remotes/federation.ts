import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { logWarning } from '../../lib/log';
import { warnOfDuplicates } from './warn-of-duplicates';

/** Loads the module that a remote exposes from its entry script. */
export type LoadExposed = (id: RemoteId, entry: string) => Promise<RemoteModule>;

/** By the federation runtime that the build put into the shell. */
export const loadExposed: LoadExposed = async (id, entry) => {
  const federation = getInstance();
  if (!federation) throw new Error('The shell was built without federation');
  // `force` forgets an entry that failed before, so that a retry fetches it again.
  federation.registerRemotes([{ name: id, entry, type: 'global' }], { force: true });
  const exposed = await federation.loadRemote<{ default: RemoteModule }>(`${id}/remote`);
  if (!exposed) throw new Error(`${id} exposes no ./remote`);
  warnOfDuplicates(federation.shareScopeMap, logWarning);
  return exposed.default;
};
