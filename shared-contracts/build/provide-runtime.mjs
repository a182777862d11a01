import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Hands the shell's one copy of the federation runtime to the remotes, whose entries are built without one (`remote-config.mjs`).
 * Each entry that runs gets an instance of its own: the package's `init` looks for one by a mark of the build, and would take the shell's.
 * The shell exposes nothing, so that the part which starts a container is not in its own copy.
 */
export default function provideRuntime() {
  return {
    name: 'provide-runtime',
    beforeInit(args) {
      globalThis.__VIDYAPATH_FEDERATION__ ??= {
        ...federation,
        runtime: { ...federation.runtime, init: federation.runtime.createInstance },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
