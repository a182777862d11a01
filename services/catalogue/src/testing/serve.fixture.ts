import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { cataloguePlugin, catalogueMigrations, catalogueSchema } from '../app';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { lessonLinks, storedFiles } from './test-catalogue';

/** The catalogue on the database of `DATABASE_URL` in a separate process; prints its address. */
async function serve(): Promise<void> {
  const app = await createTestServer('catalogue');
  await app.register(cataloguePlugin, {
    db: await prepareDatabase(process.env.DATABASE_URL ?? '', {
      schema: catalogueSchema,
      migrations: catalogueMigrations,
    }),
    tokens: createTestTokens(),
    isStored: storedFiles,
    lessonLinks,
  });
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
}

void serve();
