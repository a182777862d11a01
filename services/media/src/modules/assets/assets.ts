import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { assetStatesRoutes } from './asset-states.routes';

export { publishAsset, publishedAssets } from './asset-events';
export { type AssetFileRow, type AssetRow, findAsset, findNewest, findPlaying, lockAsset } from './assets.repository';

/** What was uploaded for lessons, and what was made of it. */
export function registerAssets(app: TypedApp, ctx: MediaContext): void {
  assetStatesRoutes(app, ctx);
}
