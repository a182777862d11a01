import { platformActor } from '@vidyapath/service-kit/audit/audit';
import { auditRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth-token';
import type { Database } from '@vidyapath/service-kit/database';
import { watchDatabase } from '@vidyapath/service-kit/database-watch';
import { sendProblem } from '@vidyapath/service-kit/problem-reply';
import type { FastifyInstance } from 'fastify';
import { durationRoutes } from './http/duration.routes';
import { filesRoutes } from './http/files.routes';
import { problemOf } from './http/media-problems';
import { uploadRoutes } from './http/upload.routes';
import { createImagesRepository } from './images/images.repository';
import { createImagesService, type ImagesService } from './images/images.service';
import { takeBackUnfinished } from './images/unfinished-images';
import { createWorkQueue } from './images/work-queue';
import { createDurationService } from './probe/duration.service';
import { createProbeSlots } from './probe/probe-slots.repository';
import { parseAllowedHosts } from './probe/probe-url';
import { resolveHost } from './probe/resolve-target';
import { type SharingService, sharingService } from './probe/shared-video-duration';
import type { Storage } from './storage/storage';

export { mediaMigrations, mediaSchema } from './database/schema';
export { createFolderStorage } from './storage/folder-storage';
export type { Storage } from './storage/storage';
export { storeDemoFile } from './storage/store-file';

export interface MediaOptions {
  db: Database;
  storage: Storage;
  tokens: TokenCheckOptions;
  /** `host:port` list that the address guard of the probe lets through; for tests. */
  allowHosts?: string;
  /** Key of the sharing service's data API; its pages are read without one. */
  apiKey?: string;
  /** Where the remote services are, when not on the internet. */
  remotes?: { archiveOrigin?: string; sharing?: Partial<SharingService> };
}

/** One decoder at a time bounds memory; what waits longer than this many is better sent again. */
const decoding = { running: 1, waiting: 8 };

export async function mediaPlugin(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { db, storage, tokens } = options;
  // Before the routes: their declared access is enforced from here on.
  await registerTokenCheck(app, tokens);
  app.setErrorHandler((error, request, reply) => sendProblem(problemOf(error), request, reply));
  watchDatabase(app, 'media', db);
  app.addReadyCheck('media storage', () => storage.check());

  await app.register(filesRoutes, { storage });
  await app.register(uploadRoutes, { images: imagesOf(storage, db) });
  app.addHook('onReady', () => takeBackUnfinished(storage, createImagesRepository(db)));
  await app.register(auditRoutes, { db, path: '/api/media/audit', operationId: 'listMediaAudit' });
  const allowed = parseAllowedHosts(options.allowHosts ?? '');
  const archiveOrigin = options.remotes?.archiveOrigin ?? 'https://archive.org';
  const sharing = { ...sharingService, ...(options.apiKey ? { apiKey: options.apiKey } : {}), ...options.remotes?.sharing };
  const durations = createDurationService({ storage, allowed, resolve: resolveHost, archiveOrigin, sharing });
  await app.register(durationRoutes, { durations, slots: createProbeSlots(db), allowed });
}

/** Stores an image as an upload would, for the demo data. Answers its path. */
export function storeImage(storage: Storage, db: Database, bytes: Buffer): Promise<string> {
  return imagesOf(storage, db).store(bytes, platformActor);
}

function imagesOf(storage: Storage, db: Database): ImagesService {
  return createImagesService({ storage, repository: createImagesRepository(db), queue: createWorkQueue(decoding) });
}
