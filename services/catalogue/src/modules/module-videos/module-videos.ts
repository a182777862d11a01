import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { followAssets } from './lessons-of-assets';
import { moduleVideosRoutes } from './module-videos.routes';

export { addLessons, changeLessons } from './many-lessons.service';
export { presentModuleVideo } from './module-videos.presenter';
export { findVideosOfCourse, type ModuleVideoRow } from './module-videos.repository';

/** The lessons of modules, for staff. */
export function registerModuleVideos(app: TypedApp, ctx: CatalogueContext): void {
  ctx.hooks.assetsChanged.push((trx, assetIds) => followAssets(ctx, trx, assetIds));
  moduleVideosRoutes(app, ctx);
}
