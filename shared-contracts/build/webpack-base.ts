import { basename, join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, Entry } from 'webpack';
import { chunkTimeoutMs, ChunksPastCachePlugin } from './chunks-past-cache';
import { precompressPlugins } from './precompress';
import { moduleRules } from './webpack-rules';

export const isDevelopment = () => process.env.NODE_ENV === 'development';

export interface FrontEnd {
  /** Its name in other builds: a JavaScript identifier. */
  name: string;
  directory: string;
}

/** Webpack configuration of all front ends. */
export function baseConfig(options: FrontEnd & { entry: Entry; variant?: string }) {
  const { directory, name, entry, variant = 'federated' } = options;
  const development = isDevelopment();
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    target: 'web',
    // Production has no source maps, so none can be served.
    devtool: development ? 'cheap-module-source-map' : false,
    entry,
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      // `[contenthash]` on entries fails with federation; chunks can have it.
      filename: '[name].[fullhash:8].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: name,
      chunkLoadTimeout: chunkTimeoutMs,
      // A module that failed at start because a shared module was missing starts again at the next import.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], symlinks: true },
    module: { rules: moduleRules },
    experiments: { css: true },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(directory, '.cache', 'webpack'),
      name: `${basename(directory)}-${variant}-${development ? 'development' : 'production'}`,
      buildDependencies: { config: [join(directory, 'webpack.config.ts'), import.meta.filename] },
    },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: 2 })],
      moduleIds: 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
    },
    performance: false,
    stats: development ? 'errors-warnings' : { preset: 'errors-warnings', assets: false },
    infrastructureLogging: { level: 'warn' },
    plugins: [new ChunksPastCachePlugin(), ...(development ? [] : precompressPlugins())],
  } satisfies Configuration;
}
