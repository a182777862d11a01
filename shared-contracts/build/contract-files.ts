import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { importsOf } from './imports-of';
import { sharedModules } from './shared-modules';

const sharedRequests = new Map(
  sharedModules.map(({ request, range, own }) => [request, { range, ...(own && { own: true }) }]),
);
const needOf = (request: string) => sharedRequests.get(request) ?? sharedRequests.get(`${request.split('/')[0]}/`);

/**
 * Copies a slice's expectations into its build: its `contracts/`, and in `contracts/shared.json` the modules that the shell must
 * provide, with the imported names. So a release can still be checked after its source has changed.
 */
export class ContractFilesPlugin {
  /** @param options.platform the range of the platform that a remote needs; the shell has none */
  constructor(private readonly options: { directory: string; platform?: string }) {}

  apply(compiler: Compiler) {
    const { directory, platform } = this.options;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractFiles', (compilation) => {
      let modulesInUse = {};
      // Before modules are concatenated, which hides their imports.
      compilation.hooks.finishModules.tap('ContractFiles', (modules) => {
        modulesInUse = namesInUse(modules);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContractFiles', stage }, () => {
        const emit = (name: string, text: string) =>
          compilation.emitAsset(`contracts/${name}`, new sources.RawSource(text));
        for (const [name, text] of filesIn(join(directory, 'contracts'))) emit(name, text);
        if (platform) emit('shared.json', JSON.stringify({ platform, modules: modulesInUse }, null, 2));
      });
    });
  }
}

function filesIn(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
}

/** By request: the range, every name that a module of the slice imports, and `own` if it has a copy for other versions. */
function namesInUse(modules: Iterable<Module>) {
  const found = new Map<string, ReturnType<typeof needOf> & { names: Set<string> }>();
  for (const { request, name } of [...modules].flatMap(importsOf)) {
    const need = needOf(request);
    if (!need) continue;
    const entry = found.get(request) ?? { ...need, names: new Set() };
    found.set(request, entry);
    if (name) entry.names.add(name);
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([request, need]) => [request, { ...need, names: [...need.names].sort() }]));
}
