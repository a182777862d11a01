import type { Compilation, Compiler, Module } from 'webpack';
import { resourceOf } from './resource-of';
import { sharedModules } from './shared-modules';

const packages = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/system',
  '@mui/utils',
  ...sharedModules.map(({ request }) => request.replace(/\/$/, '')),
];
const strayIn = (resource: string) =>
  packages.find((name) => resource.includes(`/node_modules/${name}/`)) ??
  (/\/shared-contracts\/ui\/(?:(?:index|forms|panels|staff)\.ts$|basics\/)/.test(resource)
    ? '@vidyapath/ui'
    : undefined);

/** Fails a remote's build when a module that the shell provides was bundled into it. */
export class StrayModulesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StrayModules', (compilation) => {
      compilation.hooks.afterSeal.tap('StrayModules', () => {
        for (const module of compilation.modules) {
          const resource = resourceOf(module).replaceAll('\\', '/');
          const stray = strayIn(resource);
          if (stray) compilation.errors.push(new Error(strayMessage(stray, resource, issuerOf(compilation, module))));
        }
      });
    });
  }
}

function issuerOf({ moduleGraph }: Compilation, module: Module) {
  const issuer = moduleGraph.getIssuer(module);
  return (issuer && resourceOf(issuer)) || 'an entry';
}

const strayMessage = (stray: string, resource: string, issuer: string) =>
  `${stray} is shared by the shell and must not be bundled here: ${resource}, imported by ${issuer}. ` +
  'Import MUI by @vidyapath/ui and its other entry points, shared modules by the names in shared-modules.ts.';
