import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { ChunkListPlugin } from './chunk-list';
import { ContractFilesPlugin } from './contract-files';
import { FacadeExportsPlugin } from './facade-exports';
import { federationDefaults } from './federation';
import { hostChunks } from './host-chunks';
import { PreloadStartupPlugin } from './preload-startup';
import { ProvidedNamesPlugin } from './provided-names';
import { providedModules, packageAliases } from './shared-modules';
import { baseConfig, type FrontEnd, isDevelopment } from './webpack-base';

/** Webpack configuration of the shell. It names no remote: remotes are read from `/remotes.json` at run time. */
export function hostConfig({ name, directory }: FrontEnd): Configuration {
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
