import type { Database } from '@vidyapath/service-kit/database';
import { createTestDatabase } from '@vidyapath/service-kit/testing/test-database';
import { createTestServer } from '@vidyapath/service-kit/testing/test-server';
import { createTestTokens, type TestTokens } from '@vidyapath/service-kit/testing/tokens';
import type { ServiceServer } from '@vidyapath/service-kit/service-app';
import { cataloguePlugin } from '../app';
import { prepareDatabase } from '../prepare-database';

export interface TestCatalogue {
  app: ServiceServer;
  db: Database;
  url: string;
  tokens: TestTokens;
  close: () => Promise<void>;
}

/** The catalogue on a database of its own. */
export async function startCatalogue(): Promise<TestCatalogue> {
  const database = await createTestDatabase();
  const db = await prepareDatabase(database.url);
  const tokens = createTestTokens();
  const app = await createTestServer('catalogue');
  await app.register(cataloguePlugin, { db, tokens });
  await app.ready();
  const close = async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  };
  return { app, db, url: database.url, tokens, close };
}
