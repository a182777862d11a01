import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { assetFilesRoutes } from './asset-files.routes';
import { filesRoutes } from './files.routes';
import { lessonFilesRoutes } from './lesson-files.routes';

/** Stored files, as browsers read them. */
export function registerFiles(app: TypedApp, ctx: MediaContext): void {
  filesRoutes(app, ctx);
  lessonFilesRoutes(app, ctx);
  assetFilesRoutes(app, ctx);
}
