import { join } from 'node:path';
import type { ExternalItemFunctionCallback } from 'webpack';

/** A remote uses the shell's runtime (`provide-runtime.ts`) instead of a copy in its entry. */
export const runtimeOfShell: ExternalItemFunctionCallback = ({ request = '' }, decide) =>
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
    ? decide(null, 'global __VIDYAPATH_FEDERATION__')
    : decide();

/** Federation options that host and remotes have in common. */
export const federationDefaults = (side: 'host' | 'remote') => ({
  // Types come from shared-contracts; generated ones double the build time and vanish on a type error.
  dts: false,
  shareStrategy: 'loaded-first' as const,
  runtimePlugins: side === 'host' ? [join(import.meta.dirname, 'provide-runtime.ts')] : [],
  experiments: {
    // The shell starts a remote's container itself, from the address of its entry, so the runtime needs neither loader nor manifest reader.
    optimization: { disableSnapshot: true, target: 'web' as const, disableRemote: true },
  },
});
