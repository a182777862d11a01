import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import { federationDefaults } from './federation.mjs';
import { sharedConfig } from './shared-modules.mjs';
import { baseConfig } from './webpack-base.mjs';

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
    plugins: [
      new HtmlPlugin({ template: join(directory, 'src/index.html'), inject: 'head', scriptLoading: 'defer' }),
      new ModuleFederationPlugin({ ...federationDefaults('host'), name, remotes: {}, shared: sharedConfig({ provided: true }) }),
      ...base.plugins,
    ],
  };
}
