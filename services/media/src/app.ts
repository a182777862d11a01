import { paths } from '@vidyapath/http/paths';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { registerEvents } from '@vidyapath/service-kit/events/register-events';
import { sendProblem } from '@vidyapath/service-kit/http/problem-reply';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { FastifyInstance } from 'fastify';
import { createContext, type MediaOptions } from './context';
import { problemOf } from './media-problems';
import { publishedAssets, registerAssets } from './modules/assets/assets';
import { registerCaptions } from './modules/captions/captions';
import { registerDurations } from './modules/durations/durations';
import { registerEncodings } from './modules/encodings/encodings';
import { registerFiles } from './modules/files/files';
import { registerHandouts } from './modules/handouts/handouts';
import { registerImages } from './modules/images/images';
import { registerLessonUses } from './modules/lesson-uses/lesson-uses';
import { registerLibrary } from './modules/library/library';
import { registerUploads } from './modules/uploads/uploads';

export type { MediaOptions } from './context';
export { encodingOptionsOf } from './modules/encodings/encoding-settings';
export { storeDemoLesson } from './demo-lesson/store-demo-lesson';
export { createFolderStorage } from './lib/storage/folder-storage';
export { isStoredPath } from './lib/storage/is-stored-path';
export type { Storage } from './lib/storage/storage';
export { storeDemoFile, storeLessonFile } from './lib/storage/store-file';
export { mediaMigrations } from './migrations/migrations';
export { mediaSchema } from './migrations/schema';
export { storeImages } from './modules/images/images';

/** Of a platform's `DATA_DIR`, as a backup saves them. */
export const mediaFolders = ['media'] as const;

export async function mediaPlugin(instance: FastifyInstance, options: MediaOptions): Promise<void> {
  const app: TypedApp = instance.withTypeProvider();
  const { db, storage, tokens, catalogue } = options;
  // Before the routes: their declared access is enforced from here on.
  await registerTokenCheck(instance, tokens);
  app.setErrorHandler((error, request, reply) => sendProblem(problemOf(error), request, reply));
  watchDatabase(app, 'media', db);
  app.addReadyCheck('media storage', () => storage.check());
  const ctx = createContext(app, options);
  registerFiles(app, ctx);
  await registerHandouts(app, ctx);
  await registerImages(app, ctx);
  registerDurations(app, ctx);
  registerAssets(app, ctx);
  registerLessonUses(ctx);
  await registerCaptions(app, ctx);
  await registerUploads(app, ctx);
  registerEncodings(app, ctx);
  registerLibrary(app, ctx);
  registerEvents(app, {
    service: 'media',
    db,
    states: [publishedAssets(ctx)],
    handlers: ctx.events.handlers,
    logs: {
      catalogue: catalogue && ((query) => bodyOf(catalogue.GET('/internal/catalogue/log', { params: { query } }))),
    },
  });
  auditRoutes(app, { db, path: paths.mediaAudit, operationId: 'listMediaAudit' });
  startHousekeeping(app, [auditJob('media', db)]);
}
