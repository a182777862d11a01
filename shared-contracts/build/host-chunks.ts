import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { resourceOf } from './resource-of';

const isOtherEntryPoint = (module: Module) =>
  /[\\/]shared-contracts[\\/](?:ui[\\/](?:dialogs|staff)|client[\\/]query)\.ts$/.test(resourceOf(module));
const isPackage = (module: Module) => /[\\/](?:node_modules|shared-contracts)[\\/]/.test(resourceOf(module));
const isQuery = (module: Module) =>
  /[\\/](?:shared-contracts[\\/]client[\\/]query\.ts$|node_modules[\\/](?:@reduxjs|@standard-schema|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)[\\/])/.test(
    resourceOf(module),
  );
const isReact = (module: Module) =>
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/.test(resourceOf(module));

const isOnDemand = (chunk: Chunk, chunkGraph: ChunkGraph) =>
  /^(?:lazy|layout|messages)-/.test(chunk.name ?? '') || [...chunkGraph.getChunkModules(chunk)].some(isOtherEntryPoint);

/** Whether the module is needed outside the other entry points of the UI and the chunks fetched on demand. */
const isForEverybody = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some((chunk) => !isOnDemand(chunk, chunkGraph));

/**
 * Shared modules would become a dozen chunks, each its own request. All that every page needs goes into two:
 * React with the router, which rarely changes, and the rest; fields and tabs are so small that a chunk of their own would
 * cost more than it saves. Redux Toolkit is one chunk with its entry point, and the other entry points keep chunks of their own.
 */
export const hostChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    react: { name: 'react', priority: 30, enforce: true, test: isReact },
    query: { name: 'query', priority: 25, enforce: true, test: isQuery },
    vendor: {
      name: 'vendor',
      priority: 20,
      enforce: true,
      test: (module: Module, context: { chunkGraph: ChunkGraph }) =>
        isPackage(module) && isForEverybody(module, context),
    },
  },
};
