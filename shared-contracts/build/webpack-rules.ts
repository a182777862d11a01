import type { RuleSetRule } from 'webpack';

/** Browsers of the last few years, which `@layer`, `inert` and `structuredClone` need anyway. */
const targets = { chrome: '109', edge: '109', firefox: '115', safari: '16.4' };

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // A development build of a slice too: it uses the shell's React, and a production one has no `jsxDEV`.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

export const moduleRules: RuleSetRule[] = [
  { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
  // They have no side effects on import, which not each package declares, so unused parts are not bundled.
  { test: /[\\/](?:node_modules[\\/]typebox|shared-contracts[\\/](?:http|platform|client))[\\/]/, sideEffects: false },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  { test: /\.(?:woff2|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
  { test: /\.svg$/, type: 'asset/resource' },
];
