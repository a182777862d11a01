const isFurtherDoor = (module) => /[\\/]shared-contracts[\\/](?:ui[\\/](?:dialogs|forms|panels|staff)|client[\\/]query)\.ts$/.test(module.resource ?? '');
const isPackage = (module) => /[\\/](?:node_modules|shared-contracts)[\\/]/.test(module.resource ?? '');
const isReact = (module) => /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/.test(module.resource ?? '');

const isOnDemand = (chunk, chunkGraph) => /^(?:lazy|layout|messages)-/.test(chunk.name ?? '') || [...chunkGraph.getChunkModules(chunk)].some(isFurtherDoor);

/** Whether anything but the further doors of the UI and the chunks named so needs the module. */
const isForEverybody = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some((chunk) => !isOnDemand(chunk, chunkGraph));

/**
 * Shared modules would become a dozen chunks, each its own request. All that every page needs goes into two:
 * React with the router, which seldom changes, and the rest. What lies behind the further doors keeps its own.
 */
export const hostChunks = {
  chunks: 'async',
  cacheGroups: {
    react: { name: 'react', priority: 30, enforce: true, test: (module) => isReact(module) },
    vendor: {
      name: 'vendor',
      priority: 20,
      enforce: true,
      test: (module, context) => isPackage(module) && isForEverybody(module, context),
    },
  },
};
