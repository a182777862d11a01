import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CatalogueContext } from '../../context';
import { removeUnusedFiles } from './handout-files';
import { handoutsRoutes } from './handouts.routes';

/** PDFs of lessons: rows here, files at media. */
export async function registerHandouts(app: TypedApp, ctx: CatalogueContext): Promise<void> {
  await app.register(handoutsRoutes, ctx);
  startHousekeeping(app, [
    { name: 'catalogue-unused-handout-files', everyMs: 60_000, run: () => removeUnusedFiles(ctx) },
  ]);
}
