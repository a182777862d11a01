import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { createInstance } = federation.runtime;
const instances = new Map();

/** Each remote has an instance of its own. The package's `init` looks for it by a mark of the build, and would take the shell's. */
function init(options) {
  const known = instances.get(options.name);
  if (known) known.initOptions(options);
  else instances.set(options.name, createInstance(options));
  return instances.get(options.name);
}

/**
 * Hands the shell's one copy of the federation runtime to the remotes, whose entries are built without one (`remote-config.mjs`).
 * The shell exposes nothing, so that the part which starts a container is not in its own copy.
 */
export default function provideRuntime() {
  return {
    name: 'provide-runtime',
    beforeInit(args) {
      globalThis.__VIDYAPATH_FEDERATION__ ??= {
        ...federation,
        runtime: { ...federation.runtime, init },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
