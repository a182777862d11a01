const isFurtherDoor = (module) =>
  /[\\/]shared-contracts[\\/](?:ui[\\/](?:dialogs|staff)|client[\\/]query)\.ts$/.test(module.resource ?? '');
const isPackage = (module) => /[\\/](?:node_modules|shared-contracts)[\\/]/.test(module.resource ?? '');
const isQuery = (module) =>
  /[\\/](?:shared-contracts[\\/]client[\\/]query\.ts$|node_modules[\\/](?:@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)[\\/])/.test(
    module.resource ?? '',
  );
const isReact = (module) =>
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/.test(module.resource ?? '');

const isOnDemand = (chunk, chunkGraph) =>
  /^(?:lazy|layout|messages)-/.test(chunk.name ?? '') || [...chunkGraph.getChunkModules(chunk)].some(isFurtherDoor);

/** Whether anything but the further doors of the UI and the chunks named so needs the module. */
const isForEverybody = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some((chunk) => !isOnDemand(chunk, chunkGraph));

/**
 * Shared modules would become a dozen chunks, each its own request. All that every page needs goes into two:
 * React with the router, which seldom changes, and the rest; fields and tabs are so small that a chunk of their own would
 * cost more than it saves. Redux Toolkit is one chunk with its door, and what lies behind the further doors keeps its own.
 */
export const hostChunks = {
  chunks: 'async',
  cacheGroups: {
    react: { name: 'react', priority: 30, enforce: true, test: (module) => isReact(module) },
    query: { name: 'query', priority: 25, enforce: true, test: (module) => isQuery(module) },
    vendor: {
      name: 'vendor',
      priority: 20,
      enforce: true,
      test: (module, context) => isPackage(module) && isForEverybody(module, context),
    },
  },
};
