import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { ChunkListPlugin } from './chunk-list.mjs';
import { ContractFilesPlugin } from './contract-files.mjs';
import { FacadeExportsPlugin } from './facade-exports.mjs';
import { federationDefaults } from './federation.mjs';
import { hostChunks } from './host-chunks.mjs';
import { PreloadStartupPlugin } from './preload-startup.mjs';
import { ProvidedNamesPlugin } from './provided-names.mjs';
import { providedModules, packageAliases } from './shared-modules.mjs';
import { baseConfig, isDevelopment } from './webpack-base.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');

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
      new ModuleFederationPlugin({
        ...federationDefaults('host'),
        name,
        remotes: {},
        shared: providedModules(),
        manifest: false,
      }),
      new FacadeExportsPlugin(),
      new ChunkListPlugin({ directory }),
      new ContractFilesPlugin({ directory }),
      new ProvidedNamesPlugin(),
      ...base.plugins,
    ],
  };
}
