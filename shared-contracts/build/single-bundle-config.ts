import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDescription } from '@vidyapath/platform-api/slice-description';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { packageAliases } from './shared-modules';
import { readSliceFile } from './slice-file';
import { baseConfig, isDevelopment } from './webpack-base';

const root = join(import.meta.dirname, '..', '..');
const withoutFederation = join(import.meta.dirname, 'single-bundle-remotes.ts');
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/remote.tsx')));

/** Plugins that the shell needs only because its remotes are built separately. */
const federated = /[\\/]shell[\\/]src[\\/]features[\\/]remotes$/;
const federatedParts = /\/(?:federation|remotes-list|preload-files|entry-address)$/;

/**
 * The baseline of `npm run bench:web`: shell and remotes as one plain build without federation, each route's code fetched when it is opened.
 * The folder is laid out like the project's own, so that the same server serves it.
 */
export default singleBundleConfig();

function singleBundleConfig(): Configuration {
  const directory = join(root, 'shell');
  const base = baseConfig({
    name: 'vidyapath_single',
    directory,
    entry: { main: './src/bootstrap.tsx' },
    variant: 'single-bundle',
  });
  return {
    ...base,
    output: { ...base.output, path: join(root, '.cache/single-bundle/shell/dist'), publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        'react-router$': packageAliases(isDevelopment())['react-router-package$'],
        '@module-federation/runtime-core$': withoutFederation,
        'all-remotes$': writeRemotes(),
      },
    },
    plugins: [
      new HtmlPlugin({ template: join(directory, 'src/index.html'), inject: 'head', scriptLoading: 'defer' }),
      new webpack.NormalModuleReplacementPlugin(federatedParts, (found) => {
        if (federated.test(found.context) || found.request.includes('/features/remotes/'))
          found.request = withoutFederation;
      }),
      ...base.plugins,
    ],
  };
}

/** A module with an import and the description of each remote. */
function writeRemotes() {
  const folder = join(root, '.cache/single-bundle');
  const file = join(folder, 'all-remotes.mjs');
  const idOf = (name: string) => name.replaceAll('-', '_');
  const modules = remotes.map(
    (name) => `${idOf(name)}: () => import(${JSON.stringify(join(root, name, 'src/remote.tsx'))})`,
  );
  const described = remotes.map((name) => [idOf(name), parseDescription(readSliceFile(join(root, name)))]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `export const modules = { ${modules.join(', ')} };\nexport const described = ${JSON.stringify(described)};\n`,
  );
  return file;
}
