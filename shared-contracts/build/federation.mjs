import { join } from 'node:path';

/** A remote takes the runtime that the shell hands out (`provide-runtime.mjs`), in place of a copy in its entry. */
export const runtimeOfShell = ({ request = '' }, decide) =>
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request) ? decide(null, '__VIDYAPATH_FEDERATION__', 'global') : decide();

/**
 * Federation options that host and remotes have in common.
 * @param {'host' | 'remote'} side
 */
export const federationDefaults = (side) => ({
  // Types come from shared-contracts; generated ones double the build time and vanish on a type error.
  dts: false,
  shareStrategy: 'loaded-first',
  runtimePlugins: side === 'host' ? [join(import.meta.dirname, 'provide-runtime.mjs')] : [],
  experiments: {
    // Remotes are registered by the address of their entry, so the runtime needs no manifest reader; a remote has none of its own.
    optimization: { disableSnapshot: true, target: 'web', disableRemote: side === 'remote' },
  },
});
