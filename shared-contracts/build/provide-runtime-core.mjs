import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Hands the shell's one copy of the federation runtime to the remotes, whose entries are built with `externalRuntime`.
 * The package's own plugin for this is CommonJS and brings a second copy of the whole runtime into the shell.
 */
export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
  };
}
