import type { Compiler } from 'webpack';

/** Milliseconds for which a chunk may be on its way, and once more past the cache: it is then asked for anew where it is wanted. What comes later still counts. */
export const chunkPatience = 30_000;

/**
 * Has each script that did not come, or came broken, fetched once more past the browser's cache, before the `import()` that wants it fails. Browsers keep for a year
 * what once arrived under a hashed name, cut off or not, so that whatever is fetched on demand would go on failing however often it is asked for.
 */
export class ChunksPastCachePlugin {
  apply(compiler: Compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { ensureChunk, ensureChunkHandlers, getChunkScriptFilename, publicPath } = RuntimeGlobals;

    class ChunksPastCacheModule extends RuntimeModule {
      constructor() {
        super('chunks past the cache', RuntimeModule.STAGE_ATTACH);
      }

      override generate() {
        return `var ensure = ${ensureChunk};
${ensureChunk} = (id, priority) => ensure(id, priority).catch((cause) =>
  fetch(${publicPath} + ${getChunkScriptFilename}(id), { cache: 'reload', signal: AbortSignal.timeout(${chunkPatience}) })
    .then((answer) => answer.ok && answer.arrayBuffer())
    .catch(() => false)
    .then((arrived) => {
      if (arrived) return ensure(id, priority);
      throw cause;
    }));`;
      }
    }

    compiler.hooks.thisCompilation.tap('ChunksPastCache', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('ChunksPastCache', (chunk, needs) => {
        for (const need of [ensureChunk, getChunkScriptFilename, publicPath]) needs.add(need);
        compilation.addRuntimeModule(chunk, new ChunksPastCacheModule());
      });
    });
  }
}
