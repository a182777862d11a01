import { platformActor } from '@vidyapath/service-kit/audit/audit';
import { auditJob } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { Database } from '@vidyapath/service-kit/database/database';
import { watchDatabase } from '@vidyapath/service-kit/database/database-watch';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { sendProblem } from '@vidyapath/service-kit/http/problem-reply';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyInstance } from 'fastify';
import { createConcurrencyLimit } from './lib/concurrency-limit';
import { durationRoutes } from './modules/durations/durations.routes';
import { filesAtOnce, filesRoutes } from './modules/files/files.routes';
import { problemOf } from './media-problems';
import { probesAtOnce } from './modules/durations/start-probe';
import { uploadRoutes } from './modules/images/images.routes';
import { createImagesRepository } from './modules/images/images.repository';
import { createDecoder } from './modules/images/decoder';
import { createImagesService } from './modules/images/images.service';
import { takeBackUnfinished } from './modules/images/unfinished-images';
import { createDurationService } from './modules/durations/durations.service';
import { createProbeSlots } from './modules/durations/probe/probe-slots.repository';
import { parseAllowedHosts } from './modules/durations/probe/probe-url';
import { createResolveHost, type ResolveHost } from './modules/durations/probe/resolve-host';
import { type SharingService, sharingService } from './modules/durations/probe/shared-video-duration';
import { lessonFilesRoutes } from './modules/files/lesson-files.routes';
import type { Storage } from './lib/storage/storage';

export { mediaMigrations } from './migrations/migrations';
export { mediaSchema } from './migrations/schema';
export { isStoredPath } from './lib/storage/is-stored-path';
export { createFolderStorage } from './lib/storage/folder-storage';
export type { Storage } from './lib/storage/storage';
export { storeDemoFile, storeLessonFile } from './lib/storage/store-file';

/** Of a platform's `DATA_DIR`, as a backup saves them. */
export const mediaFolders = ['media'] as const;

export interface MediaOptions {
  db: Database;
  storage: Storage;
  tokens: TokenCheckOptions;
  /** Checks whether an address of a lesson file was signed for its sender. */
  lessonLinks: Pick<LessonLinks, 'sessionOf'>;
  /** `host:port` list that the address guard of the probe lets through; for tests. */
  allowHosts?: string;
  /** Key of the sharing service's data API; its pages are read without one. */
  apiKey?: string;
  /** Where the remote services are, when not on the internet. */
  remotes?: { archiveOrigin?: string; sharing?: Partial<SharingService>; resolve?: ResolveHost };
  /** Milliseconds that a probe may take instead of the contract's time; for tests. */
  probeTimeMs?: number;
}

export async function mediaPlugin(instance: FastifyInstance, options: MediaOptions): Promise<void> {
  const app: TypedApp = instance.withTypeProvider();
  const { db, storage, tokens, lessonLinks } = options;
  // Before the routes: their declared access is enforced from here on.
  await registerTokenCheck(instance, tokens);
  app.setErrorHandler((error, request, reply) => sendProblem(problemOf(error), request, reply));
  watchDatabase(app, 'media', db);
  startHousekeeping(app, [auditJob('media', db)]);
  app.addReadyCheck('media storage', () => storage.check());

  const limit = createConcurrencyLimit(filesAtOnce);
  filesRoutes(app, { storage, limit });
  lessonFilesRoutes(app, { storage, limit, lessonLinks });
  const repository = createImagesRepository(db);
  const decoder = createDecoder({ metrics: app.metrics });
  app.addHook('onClose', async () => decoder.close());
  await app.register(uploadRoutes, { images: createImagesService({ storage, repository, decoder }) });
  app.addHook('onReady', () => takeBackUnfinished(storage, repository));
  auditRoutes(app, { db, path: '/api/media/audit', operationId: 'listMediaAudit' });
  const allowed = parseAllowedHosts(options.allowHosts ?? '');
  const archiveOrigin = options.remotes?.archiveOrigin ?? 'https://archive.org';
  const resolve = options.remotes?.resolve ?? createResolveHost();
  const sharing = {
    ...sharingService,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    ...options.remotes?.sharing,
  };
  const durations = createDurationService({
    storage,
    allowed,
    resolve,
    archiveOrigin,
    sharing,
    ...(options.probeTimeMs ? { timeMs: options.probeTimeMs } : {}),
  });
  durationRoutes(app, {
    durations,
    slots: createProbeSlots(db),
    atOnce: createConcurrencyLimit(probesAtOnce),
    allowed,
  });
}

/** Stores images as uploads would, for the demo data. Returns their paths. */
export async function storeImages(
  storage: Storage,
  db: Database,
  pictures: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string[]> {
  const decoder = createDecoder();
  const images = createImagesService({ storage, repository: createImagesRepository(db), decoder });
  const paths: string[] = [];
  try {
    for await (const picture of pictures) paths.push(await images.store(picture, platformActor));
  } finally {
    decoder.close();
  }
  return paths;
}
