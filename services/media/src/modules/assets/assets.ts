import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { MediaContext } from '../../context';
import { removeEndedFiles, removeOrphans } from './asset-files';
import { assetStatesRoutes } from './asset-states.routes';

export { publishAsset, publishedAssets, publishFailure, readStates } from './asset-events';
export { removeEndedFiles, removeFilesOf, removeOrphans } from './asset-files';
export {
  type AssetFileRow,
  type AssetRow,
  endFile,
  failUpload,
  findAsset,
  findNewest,
  findPlaying,
  insertAsset,
  insertFile,
  isUnfinished,
  lockAsset,
} from './assets.repository';

const minute = 60_000;

/** What was uploaded for lessons, and what was made of it. */
export function registerAssets(app: TypedApp, ctx: MediaContext): void {
  assetStatesRoutes(app, ctx);
  startHousekeeping(app, [
    { name: 'media-ended-files', everyMs: 10 * minute, run: () => removeEndedFiles(ctx) },
    { name: 'media-orphans', everyMs: 6 * 60 * minute, run: () => removeOrphans(ctx) },
  ]);
}
