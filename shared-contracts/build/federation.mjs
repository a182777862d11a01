import webpack from 'webpack';
import { consumedModules, providedModules } from './shared-modules.mjs';

const { container, sharing } = webpack;

/** What every remote exposes. */
export const exposedChunk = '__federation_expose_remote';

/** The shell provides the shared modules and knows no remote: `shell/src/features/remotes/federation.ts` loads those by address. */
export const hostFederation = () => new sharing.SharePlugin({ shared: providedModules() });

/**
 * A remote is a container with one module.
 * @param {string} name also of the global variable in which its entry puts the container
 */
export const remoteFederation = (name) =>
  new container.ModuleFederationPlugin({
    name,
    library: { type: 'var', name },
    filename: 'remoteEntry.[fullhash:8].js',
    exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
    shared: consumedModules(),
  });
