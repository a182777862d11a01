import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** A shared module that could not be fetched may be asked for again: the runtime would give the failure of the first time to whoever asks later. */
const forgetFailures = {
  name: 'forget-failures',
  errorLoadShare({ shareScopeMap, pkgName }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};

/**
 * Hands the shell's one copy of the federation runtime to the remotes, whose entries are built without one (`remote-config.mjs`).
 * Each entry that runs gets an instance of its own: the package's `init` looks for one by a mark of the build, and would take the shell's.
 * The shell exposes nothing, so that the part which starts a container is not in its own copy.
 */
export default function provideRuntime() {
  return {
    ...forgetFailures,
    name: 'provide-runtime',
    beforeInit(args) {
      globalThis.__VIDYAPATH_FEDERATION__ ??= {
        ...federation,
        runtime: {
          ...federation.runtime,
          init: (options) =>
            federation.runtime.createInstance({ ...options, plugins: [...(options.plugins ?? []), forgetFailures] }),
        },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
