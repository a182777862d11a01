import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph, ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/** Chunks that a page can preload before its scripts run: those of screens, layouts and texts. */
const foreseen = /^(?:(?:screens?|layout|messages)-|__federation_expose_remote$)/;

/**
 * Writes `chunks.json`: the files of each chunk with such a name, and the shared modules that it imports; the shell's list also has
 * the files of each shared module. `data` is the slice's `first-requests.json`: the first requests of a visitor's screen. The platform adds them all to a page as preloads, so that the browser does not find them step by step.
 */
export class ChunkListPlugin {
  private readonly requests: string;

  constructor({ directory }: { directory: string }) {
    this.requests = join(directory, 'first-requests.json');
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        compilation.fileDependencies.add(this.requests);
        const data: unknown = existsSync(this.requests) ? JSON.parse(readFileSync(this.requests, 'utf8')) : {};
        const list = { chunks: chunksOf(compilation), shared: sharedOf(compilation), data };
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list, null, 2)));
      });
    });
  }
}

function chunksOf(compilation: Compilation) {
  const named = [...compilation.namedChunkGroups]
    .filter(([name]) => foreseen.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, group]) => [name, { files: filesOf(group), shared: consumedBy(compilation, group) }]),
  );
}

const filesOf = (group: ChunkGroup) =>
  [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'));

interface ConsumeSharedModule extends Module {
  options: { shareKey: string };
}
const isConsumed = (module: Module): module is ConsumeSharedModule => module.type === 'consume-shared-module';

function consumedBy({ chunkGraph }: { chunkGraph: ChunkGraph }, group: ChunkGroup) {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const keys = modules.filter(isConsumed).map(({ options }) => options.shareKey);
  return [...new Set(keys)].sort();
}

/** Modules without a chunk of their own are in the first script. */
function sharedOf({ modules, chunkGraph }: Compilation) {
  const provided = [...modules].filter((module) => module.identifier().startsWith('provide module '));
  const entries = provided.map((module) => {
    const [, request = ''] = / (\S+)@[^\s@]+ = /.exec(module.identifier()) ?? [];
    const groups = module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block) ?? []);
    return [request, [...new Set(groups.flatMap(filesOf))]] as const;
  });
  return Object.fromEntries(
    entries.filter(([, files]) => files.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
