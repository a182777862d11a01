/**
 * Federation options that host and remotes have in common.
 * @param {'host' | 'remote'} side
 */
export const federationDefaults = (side) => ({
  // Types come from shared-contracts; generated ones double the build time and vanish on a type error.
  dts: false,
  shareStrategy: 'loaded-first',
  experiments: {
    optimization: { disableSnapshot: true, target: 'web' },
    ...(side === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
  },
});
