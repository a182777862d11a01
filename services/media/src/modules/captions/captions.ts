import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { captionsRoutes } from './captions.routes';

export { vttOf } from './captions.presenter';
export { type CaptionRow, storeCaption } from './captions.repository';
export { captionsOfNewVersion } from './captions.service';

/** Captions of assets, as staff stores them. */
export async function registerCaptions(app: TypedApp, ctx: MediaContext): Promise<void> {
  await app.register(captionsRoutes, ctx);
}
