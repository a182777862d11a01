import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { hostFederation } from './federation.mjs';
import { hostChunks } from './host-chunks.mjs';
import { PreloadStartupPlugin } from './preload-startup.mjs';
import { packageAliases } from './shared-modules.mjs';
import { baseConfig, isDevelopment } from './webpack-base.mjs';

/**
 * Webpack configuration of the shell. It names no remote: those are read from `/remotes.json` at run time.
 * @param {{ name: string, directory: string }} options
 */
export function hostConfig({ name, directory }) {
  const base = baseConfig({ name, directory, entry: { main: './src/main.ts' } });
  return {
    ...base,
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: packageAliases(isDevelopment()) },
    optimization: { ...base.optimization, splitChunks: hostChunks },
    plugins: [
      new HtmlPlugin({ template: join(directory, 'src/index.html'), inject: 'head', scriptLoading: 'defer' }),
      new PreloadStartupPlugin(),
      hostFederation(),
      ...base.plugins,
    ],
  };
}
