import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from './shared-modules.mjs';

const sharedRequests = new Map(
  sharedModules.map(({ request, range, own }) => [request, { range, ...(own && { own: true }) }]),
);
const needOf = (request) => sharedRequests.get(request) ?? sharedRequests.get(`${request.split('/')[0]}/`);

/**
 * Puts into a slice's build what it expects of others: its `contracts/`, and in `contracts/shared.json` the modules, with the
 * names in use, that the shell has to provide. So a release can still be judged after its source has changed.
 */
export class ContractFilesPlugin {
  constructor({ directory, platform }) {
    this.directory = directory;
    this.platform = platform;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractFiles', (compilation) => {
      let modulesInUse = {};
      // Before modules are joined, which hides what each of them imports.
      compilation.hooks.finishModules.tap('ContractFiles', (modules) => void (modulesInUse = namesInUse(modules)));
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContractFiles', stage }, () => {
        const emit = (name, text) => compilation.emitAsset(`contracts/${name}`, new sources.RawSource(text));
        for (const [name, text] of filesIn(join(this.directory, 'contracts'))) emit(name, text);
        if (this.platform)
          emit('shared.json', JSON.stringify({ platform: this.platform, modules: modulesInUse }, null, 2));
      });
    });
  }
}

function filesIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** By request: the range, every name that a module of the slice imports, and `own` where it has a copy for other versions. */
function namesInUse(modules) {
  const found = new Map();
  for (const { dependencies = [] } of modules) {
    for (const { request, ids } of dependencies) {
      const need = request && needOf(request);
      if (!need) continue;
      const { names } = found.get(request) ?? found.set(request, { ...need, names: new Set() }).get(request);
      if (ids?.[0]) names.add(ids[0]);
    }
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([request, need]) => [request, { ...need, names: [...need.names].sort() }]));
}
