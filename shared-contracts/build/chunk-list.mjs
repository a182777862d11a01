import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chunks that a page can know before any script of it runs: those of screens, their layouts, and texts. */
const foreseen = /^(?:(?:screens?|layout|messages)-|__federation_expose_remote$)/;

/**
 * Writes `chunks.json`: the files of each chunk of those names, and which shared modules it asks the shell for; the shell's also says in which
 * files each of them lies. `data` is the slice's `first-requests.json`: what a visitor's screen asks a service for at once. From it the platform names in a page all that its screen will fetch, which would else be found out step by step.
 */
export class ChunkListPlugin {
  constructor({ directory }) {
    this.requests = join(directory, 'first-requests.json');
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        compilation.fileDependencies.add(this.requests);
        const data = existsSync(this.requests) ? JSON.parse(readFileSync(this.requests, 'utf8')) : {};
        const list = { chunks: chunksOf(compilation), shared: sharedOf(compilation), data };
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(list, null, 2)));
      });
    });
  }
}

function chunksOf(compilation) {
  const named = [...compilation.namedChunkGroups]
    .filter(([name]) => foreseen.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, group]) => [name, { files: filesOf(group), shared: consumedBy(compilation, group) }]),
  );
}

const filesOf = (group) =>
  [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'));

function consumedBy({ chunkGraph }, group) {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const keys = modules.filter(({ type }) => type === 'consume-shared-module').map(({ options }) => options.shareKey);
  return [...new Set(keys)].sort();
}

/** Modules without a chunk of their own come with the first script. */
function sharedOf({ modules, chunkGraph }) {
  const provided = [...modules].filter((module) => module.identifier().startsWith('provide module '));
  const entries = provided.map((module) => {
    const [, request] = / (\S+)@[^\s@]+ = /.exec(module.identifier()) ?? [];
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block)).filter(Boolean);
    return [request, [...new Set(groups.flatMap(filesOf))]];
  });
  return Object.fromEntries(
    entries.filter(([, files]) => files.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
