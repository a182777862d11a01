import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { MediaContext } from '../../context';
import { uploadsRoutes } from './uploads.routes';
import { expireUploads } from './uploads.service';

const expiryEveryMs = 10 * 60_000;

/** Files of lessons on their way in. */
export async function registerUploads(app: TypedApp, ctx: MediaContext): Promise<void> {
  await app.register(uploadsRoutes, ctx);
  startHousekeeping(app, [{ name: 'media-uploads', everyMs: expiryEveryMs, run: () => expireUploads(ctx) }]);
}
