import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

const source = readFileSync(join(import.meta.dirname, '../platform/platform-api.ts'), 'utf8');
const [, platform] = /platformVersion = '([^']+)'/.exec(source) ?? [];

/** Writes `contracts/provided.json` into the shell's build: the shared modules that it provides, with their versions and names. */
export class ProvidedNamesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProvidedNames', (compilation) => {
      let modules = {};
      compilation.hooks.optimizeDependencies.tap({ name: 'ProvidedNames', stage: 1_000 }, () => {
        modules = providedBy(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ProvidedNames', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset(
            'contracts/provided.json',
            new sources.RawSource(JSON.stringify({ platform, modules }, null, 2)),
          );
        },
      );
    });
  }
}

function providedBy(compilation: Compilation) {
  const provided = [...compilation.modules].filter((module) => module.identifier().startsWith('provide module '));
  const entries = provided.map((module) => {
    const [, request = '', version] = / (\S+)@([^\s@]+) = /.exec(module.identifier()) ?? [];
    return [request, { version, names: namesOf(compilation, module) }] as const;
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `null`: a CommonJS module, whose names are known only when it runs. */
function namesOf({ moduleGraph }: Compilation, { blocks, dependencies }: Module) {
  const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)];
  const module = dependency && moduleGraph.getModule(dependency);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names].sort() : null;
}
