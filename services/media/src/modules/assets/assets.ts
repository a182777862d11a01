export { publishAsset, publishedAssets } from './asset-events';
export { type AssetFileRow, type AssetRow, findNewest, findPlaying, lockAsset } from './assets.repository';
