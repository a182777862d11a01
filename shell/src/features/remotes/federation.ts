import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { logWarning } from '../../lib/log';
import { runEntry } from './run-entry';
import { warnOfDuplicates } from './warn-of-duplicates';

/** Loads the module that a remote exposes from its entry script. */
export type LoadExposed = (id: RemoteId, entry: string) => Promise<RemoteModule>;

/** Starts a remote's container with the shell's shared modules, by the federation runtime in the shell's build. */
export const loadExposed: LoadExposed = async (id, entry) => {
  const federation = getInstance();
  if (!federation) throw new Error('The shell was built without federation');
  // Chunks of an earlier attempt, broken or of another release, would count as chunks of this one.
  Reflect.deleteProperty(window, `webpackChunk${id}`);
  const container = await runEntry(id, entry);
  await container.init(federation.shareScopeMap.default, []);
  const exposed = (await container.get('./remote'))() as { default: RemoteModule };
  warnOfDuplicates(federation.shareScopeMap, logWarning);
  return exposed.default;
};
