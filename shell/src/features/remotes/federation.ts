import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';

/** Loads the module that a remote exposes from its entry script. */
export type LoadExposed = (id: RemoteId, entry: string) => Promise<RemoteModule>;

/** What an entry script leaves in the global variable named after the remote. */
interface RemoteContainer {
  init: (shareScope: unknown) => void | Promise<void>;
  get: (exposed: string) => Promise<() => { default: RemoteModule }>;
}

declare global {
  /** Both are put in by webpack. */
  const __webpack_init_sharing__: (scope: string) => Promise<void>;
  const __webpack_share_scopes__: { default: unknown };
}

/** Runs a script, once more at each call, so that a retry fetches what failed before. */
const runScript = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} can't be loaded`));
    document.head.append(script);
  });

/** By the containers of webpack's module federation. */
export const loadExposed: LoadExposed = async (id, entry) => {
  await Promise.all([__webpack_init_sharing__('default'), runScript(entry)]);
  const remote = (window as Window & Partial<Record<RemoteId, RemoteContainer>>)[id];
  if (!remote) throw new Error(`${entry} is not the entry of ${id}`);
  await remote.init(__webpack_share_scopes__.default);
  const module = await remote.get('./remote');
  return module().default;
};
