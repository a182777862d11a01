import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The package always has it; in its types it is optional. */
type Runtime = NonNullable<typeof federation.runtime>;

/** The remotes' entries read it (`federation.ts`). */
declare global {
  var __VIDYAPATH_FEDERATION__: object | undefined;
}

/** Lets a shared module be fetched again after a failure: the runtime would return the first failure to every later import. */
const forgetFailures: ModuleFederationRuntimePlugin = {
  name: 'forget-failures',
  errorLoadShare({ shareScopeMap, pkgName }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};

/**
 * Provides the shell's copy of the federation runtime to the remotes, whose entries are built without one (`remote-config.ts`).
 * Each entry gets an instance of its own: the package's `init` would find the shell's instance by an identifier of the build.
 * The shell exposes nothing, so its own copy lacks the function that starts a container.
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
