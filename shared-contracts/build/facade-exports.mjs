import { readFileSync } from 'node:fs';
import { sharedModules } from './shared-modules.mjs';

/** Names that each `-facade.mjs` exports, by the request that it stands for. */
const facades = new Map(
  sharedModules
    .filter(({ facade }) => facade?.endsWith('-facade.mjs'))
    .map(({ request, facade }) => {
      const names = /export \{([^{}]*)\}/.exec(readFileSync(facade, 'utf8'))?.[1] ?? '';
      return [request, new Set(names.split(',').map((name) => name.trim()))];
    }),
);

/** Fails a build, the shell's own too, that imports a part which the shell's facade leaves out: at run time that would be `undefined`. */
export class FacadeExportsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FacadeExports', (compilation) => {
      compilation.hooks.finishModules.tap('FacadeExports', (modules) => {
        for (const module of modules) {
          for (const { request, name } of missingIn(module)) {
            compilation.errors.push(
              new Error(
                `${name} is not among the parts of ${request} that the shell provides (${module.resource}). Add it to its facade in shared-contracts/build.`,
              ),
            );
          }
        }
      });
    });
  }
}

/** Imported names per request, from the dependencies that webpack found. */
function missingIn(module) {
  return (module.dependencies ?? []).flatMap(({ request, ids }) => {
    const provided = facades.get(request);
    const name = ids?.[0];
    return provided && name && !provided.has(name) ? [{ request, name }] : [];
  });
}
