import { assetChanged } from '@vidyapath/http/media-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { storeAssets } from './lesson-assets.service';
import { lessonUsesRoutes } from './lesson-uses.routes';

export { findPlayableAsset, holdAssets } from './lesson-assets.repository';
export { assertAssetExists, assertAssetsExist, holdDurations } from './lesson-assets.service';

/** Copies of media's assets, and which lessons use them. */
export function registerLessonAssets(app: TypedApp, ctx: CatalogueContext): void {
  ctx.events.on(assetChanged, (trx, changes) => storeAssets(ctx, trx, bodiesOf(changes)));
  lessonUsesRoutes(app, ctx);
}
