import { join } from 'node:path';

/** A remote takes the runtime that the shell hands out (`provide-runtime.mjs`), in place of a copy in its entry. */
export const runtimeOfShell = ({ request = '' }, decide) =>
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
    ? decide(null, '__VIDYAPATH_FEDERATION__', 'global')
    : decide();

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
    // The shell starts a remote's container itself, from the address of its entry, so the runtime needs neither loader nor manifest reader.
    optimization: { disableSnapshot: true, target: 'web', disableRemote: true },
  },
});
