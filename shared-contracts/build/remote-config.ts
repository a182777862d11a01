import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ChunkListPlugin } from './chunk-list';
import { ContractFilesPlugin } from './contract-files';
import { FacadeExportsPlugin } from './facade-exports';
import { federationDefaults, runtimeOfShell } from './federation';
import { RemoteDescriptionPlugin } from './remote-description';
import { ServerPagePlugin } from './server-page';
import { consumedModules } from './shared-modules';
import { standaloneConfig } from './standalone-config';
import { StrayModulesPlugin } from './stray-modules';
import { baseConfig, type FrontEnd } from './webpack-base';

/** Webpack configuration of a remote: federated, or with `--env standalone` a page of its own. */
export const remoteConfig = (options: FrontEnd) => (env?: { standalone?: boolean }) =>
  env?.standalone ? standaloneConfig(options) : federatedConfig(options);

/** `npm run serve`: the build as it would be released, for a shell that runs elsewhere and loads it instead of the deployed one. */
const servedToShells: DevServer = {
  host: 'localhost',
  port: Number(process.env.PORT ?? 4301),
  headers: {
    'access-control-allow-origin': new URL(process.env.PLATFORM_URL ?? 'http://localhost:4200').origin,
    'cross-origin-resource-policy': 'cross-origin',
  },
  // This check refuses scripts to pages of other origins, such as the shell.
  setupMiddlewares: (middlewares) => middlewares.filter(({ name }) => name !== 'cross-origin-header-check'),
  // Pages of the shell do not support them.
  client: false,
  hot: false,
  liveReload: false,
};

/** The platform range of a slice is only in its contract with the shell. */
const platformOf = (directory: string) =>
  (JSON.parse(readFileSync(join(directory, 'contracts/shell.json'), 'utf8')) as { platform: string }).platform;

function federatedConfig({ name, directory }: FrontEnd): Configuration {
  const platform = platformOf(directory);
  const base = baseConfig({ name, directory, entry: {} });
  return {
    ...base,
    externals: [runtimeOfShell],
    // Packages of one screen are in its chunk: one more file costs more than it saves.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      new ModuleFederationPlugin({
        ...federationDefaults('remote'),
        name,
        filename: 'remoteEntry.[fullhash:8].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedModules(),
        manifest: { fileName: 'mf-manifest.json' },
      }),
      new StrayModulesPlugin(),
      new FacadeExportsPlugin(),
      new RemoteDescriptionPlugin({ id: name, directory, platform }),
      new ChunkListPlugin({ directory }),
      new ServerPagePlugin({ directory }),
      new ContractFilesPlugin({ directory, platform }),
      ...base.plugins,
    ],
    devServer: servedToShells,
  };
}
