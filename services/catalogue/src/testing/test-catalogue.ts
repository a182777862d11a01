import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import type { Database } from '@vidyapath/service-kit/database/database';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestDatabase, prepareTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens, type TestTokens } from '@vidyapath/kit-testing/tokens';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { type CatalogueOptions, cataloguePlugin } from '../app';
import { catalogueMigrations } from '../migrations/migrations';
import { catalogueSchema } from '../migrations/schema';
import type { IsStored } from '../lib/stored-files/stored-files';

export interface TestCatalogue {
  app: ServiceServer;
  db: Database;
  url: string;
  tokens: TestTokens;
  close: () => Promise<void>;
}

/** Files of a media service that has every one but the first, and does not answer for the second. */
export const notStored = '/media/not-stored.webp';
export const unanswered = '/media/not-answered.webp';
export const storedFiles: IsStored = async (path) => {
  if (path === unanswered) throw new Error('Media does not answer.');
  return path !== notStored;
};

/** Signs addresses of lesson files. */
export const lessonLinks = createLessonLinks('a-secret-of-the-tests-only-0123456789');

type TestOptions = Pick<CatalogueOptions, 'grants' | 'withdrawals' | 'media' | 'mediaFiles'>;

/** The catalogue on its own database. */
export async function startCatalogue(options: TestOptions = {}): Promise<TestCatalogue> {
  const database = await createTestDatabase({ schema: catalogueSchema, migrations: catalogueMigrations });
  const catalogue = await startReplica(database.url, options);
  const close = async () => {
    await catalogue.close();
    await database.drop();
  };
  return { ...catalogue, close };
}

/** One more process of the catalogue. */
export async function startReplica(url: string, options: TestOptions = {}): Promise<TestCatalogue> {
  const db = await prepareTestDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations });
  const tokens = createTestTokens();
  const app = await createTestServer('catalogue');
  await app.register(cataloguePlugin, { db, tokens, isStored: storedFiles, lessonLinks, ...options });
  await app.ready();
  const close = async () => {
    await closeAtOnce(app);
    await db.destroy();
  };
  return { app, db, url, tokens, close };
}
