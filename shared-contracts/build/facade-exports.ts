import { readFileSync } from 'node:fs';
import type { Compiler, Module } from 'webpack';
import { importsOf } from './imports-of';
import { resourceOf } from './resource-of';
import { sharedModules } from './shared-modules';

/** Names that each `-facade.ts` exports, by the request that it replaces. */
const facades = new Map(
  sharedModules
    .flatMap(({ request, facade }) => (facade?.endsWith('-facade.ts') ? [{ request, facade }] : []))
    .map(({ request, facade }) => {
      const names = /export \{([^{}]*)\}/.exec(readFileSync(facade, 'utf8'))?.[1] ?? '';
      return [request, new Set(names.split(',').map((name) => name.trim()))] as const;
    }),
);

/** Fails a build, also the shell's, that imports a name which the shell's facade leaves out: at run time the name would be `undefined`. */
export class FacadeExportsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FacadeExports', (compilation) => {
      compilation.hooks.finishModules.tap('FacadeExports', (modules) => {
        for (const module of modules) {
          for (const { request, name } of missingIn(module)) {
            compilation.errors.push(
              new Error(
                `${name} is not among the parts of ${request} that the shell provides (${resourceOf(module)}). Add it to its facade in shared-contracts/build.`,
              ),
            );
          }
        }
      });
    });
  }
}

/** Imported names per request, from the dependencies that webpack found. */
const missingIn = (module: Module) =>
  importsOf(module).flatMap(({ request, name }) => {
    const provided = facades.get(request);
    return provided && name && !provided.has(name) ? [{ request, name }] : [];
  });
