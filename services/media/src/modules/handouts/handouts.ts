import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { handoutFilesRoutes } from './handout-files.routes';
import { handoutsRoutes } from './handouts.routes';

/** PDFs of lessons. Catalogue has their rows, and says which of the files are to be removed. */
export async function registerHandouts(app: TypedApp, ctx: MediaContext): Promise<void> {
  handoutFilesRoutes(app, ctx);
  await app.register(handoutsRoutes, ctx);
}
