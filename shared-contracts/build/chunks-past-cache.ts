import type { Compiler } from 'webpack';

/** Timeout in milliseconds of a chunk's fetch, and of its retry past the cache. A chunk that arrives later is still used. */
export const chunkTimeoutMs = 30_000;

/**
 * Fetches each script that failed, or arrived broken, once more past the browser's cache, before its `import()` fails. Browsers cache a file with
 * a hashed name for a year, even a truncated one, so that every later fetch of it would fail too.
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
  fetch(${publicPath} + ${getChunkScriptFilename}(id), { cache: 'reload', signal: AbortSignal.timeout(${chunkTimeoutMs}) })
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
