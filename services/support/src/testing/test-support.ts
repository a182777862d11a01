import type { Role } from '@vidyapath/http/roles';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { supportMigrations, supportPlugin, supportSchema } from '../app';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';

/** Support on a database of its own, without a listening port. */
export async function startTestSupport(submissionsMax = 0) {
  const database = await createTestDatabase({ schema: supportSchema, migrations: supportMigrations });
  const db = await prepareDatabase(database.url, { schema: supportSchema, migrations: supportMigrations });
  const tokens = createTestTokens();
  const app = await createTestServer('support');
  await app.register(supportPlugin, { db, tokens, submissionsMax });
  return {
    app,
    db,
    tokens,
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers }),
    get: (url: string, role?: Role) => app.inject({ method: 'GET', url, headers: role ? tokens.as(role) : {} }),
    stop: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

export type TestSupport = Awaited<ReturnType<typeof startTestSupport>>;
