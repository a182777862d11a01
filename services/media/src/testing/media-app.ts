import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens, type TestTokens } from '@vidyapath/kit-testing/tokens';
import {
  createFolderStorage,
  mediaMigrations,
  type MediaOptions,
  mediaPlugin,
  mediaSchema,
  type Storage,
} from '../app';

export interface MediaTestApp {
  app: ServiceServer;
  db: Database;
  url: string;
  folder: string;
  storage: Storage;
  tokens: TestTokens;
  /** Names of all files in the storage, staged ones too. */
  storedFiles: () => Promise<string[]>;
  close: () => Promise<void>;
}

export const lessonLinkSecret = 'a-secret-of-the-tests-only-0123456789';
/** Signs addresses of lesson files as the catalogue does. */
export const lessonLinks = createLessonLinks(lessonLinkSecret);

/** The service on a real database and its own folder. */
export async function createMediaTestApp(options: Partial<MediaOptions> = {}): Promise<MediaTestApp> {
  const database = await createTestDatabase({ schema: mediaSchema, migrations: mediaMigrations });
  const db = await prepareTestDatabase(database.url, { schema: mediaSchema, migrations: mediaMigrations });
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-media-'));
  const storage = options.storage ?? (await createFolderStorage(folder));
  const tokens = createTestTokens();
  const app = await createTestServer('media');
  await app.register(mediaPlugin, { db, tokens, lessonLinks, ...options, storage });
  await app.ready();
  return {
    app,
    db,
    url: database.url,
    folder,
    storage,
    tokens,
    storedFiles: async () => (await readdir(folder, { recursive: true })).filter((name) => name !== '.staging'),
    close: async () => {
      await closeAtOnce(app);
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
