import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The package always has it; its types leave that open. */
type Runtime = NonNullable<typeof federation.runtime>;

/** What `federation.ts` has the remotes' entries read. */
declare global {
  var __VIDYAPATH_FEDERATION__: object | undefined;
}

/** A shared module that could not be fetched may be asked for again: the runtime would give the first failure to every later import. */
const forgetFailures: ModuleFederationRuntimePlugin = {
  name: 'forget-failures',
  errorLoadShare({ shareScopeMap, pkgName }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};

/**
 * Hands the shell's one copy of the federation runtime to the remotes, whose entries are built without one (`remote-config.ts`).
 * Each entry that runs gets an instance of its own: the package's `init` looks for one by a mark of the build, and would take the shell's.
 * The shell exposes nothing, so that the part which starts a container is not in its own copy.
 */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  return {
    ...forgetFailures,
    name: 'provide-runtime',
    beforeInit(args) {
      globalThis.__VIDYAPATH_FEDERATION__ ??= {
        ...federation,
        runtime: {
          ...federation.runtime,
          init: (options: Parameters<Runtime['createInstance']>[0]) =>
            (federation.runtime as Runtime).createInstance({
              ...options,
              plugins: [...(options.plugins ?? []), forgetFailures],
            }),
        },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
