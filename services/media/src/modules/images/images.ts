import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { imagesRoutes } from './images.routes';
import { takeBackUnfinished } from './unfinished-images';

export { storeImages } from './images.service';
export { storeSharePicture } from './share-pictures';

/** Uploaded pictures. */
export async function registerImages(app: TypedApp, ctx: MediaContext): Promise<void> {
  app.addHook('onClose', async () => ctx.decoder.close());
  app.addHook('onReady', () => takeBackUnfinished(ctx));
  await app.register(imagesRoutes, ctx);
}
