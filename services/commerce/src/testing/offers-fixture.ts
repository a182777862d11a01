import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { commerceMigrations, commerceSchema } from '../app';

/** Commerce's tables in a database of their own. */
export async function openOffersDatabase() {
  const database = await createTestDatabase({ schema: commerceSchema, migrations: commerceMigrations });
  const db = await prepareDatabase(database.url, { schema: commerceSchema, migrations: commerceMigrations });
  return {
    db,
    drop: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
