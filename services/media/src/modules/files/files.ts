import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { assetFilesRoutes } from './asset-files.routes';
import { filesRoutes } from './files.routes';
import { lessonFilesRoutes } from './lesson-files.routes';

export { slowestAnswerMs } from './files.routes';
export { openFile } from './open-file';
export { ownTurn } from './own-turn';
export { sendWholeOrRange } from './send-whole-or-range';

/** Stored files, as browsers read them. */
export function registerFiles(app: TypedApp, ctx: MediaContext): void {
  filesRoutes(app, ctx);
  lessonFilesRoutes(app, ctx);
  assetFilesRoutes(app, ctx);
}
