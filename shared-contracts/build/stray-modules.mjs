import { sharedModules } from './shared-modules.mjs';

const packages = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/system',
  '@mui/utils',
  ...sharedModules.map(({ request }) => request.replace(/\/$/, '')),
];
const strayIn = (resource) =>
  packages.find((name) => resource.includes(`/node_modules/${name}/`)) ??
  (/\/shared-contracts\/ui\/(?:(?:index|forms|panels|staff)\.ts$|basics\/)/.test(resource)
    ? '@vidyapath/ui'
    : undefined);

/** Fails a remote's build when a module that the shell provides was bundled into it after all. */
export class StrayModulesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StrayModules', (compilation) => {
      compilation.hooks.afterSeal.tap('StrayModules', () => {
        for (const module of compilation.modules) {
          const resource = (module.resource ?? '').replaceAll('\\', '/');
          const stray = strayIn(resource);
          if (stray) compilation.errors.push(new Error(strayMessage(stray, resource, issuerOf(compilation, module))));
        }
      });
    });
  }
}

const issuerOf = (compilation, module) => compilation.moduleGraph.getIssuer(module)?.resource ?? 'an entry';

const strayMessage = (stray, resource, issuer) =>
  `${stray} is shared by the shell and must not be bundled here: ${resource}, imported by ${issuer}. ` +
  'Import MUI by @vidyapath/ui and its further doors, shared modules by the names in shared-modules.mjs.';
