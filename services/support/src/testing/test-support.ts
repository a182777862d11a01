import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@vidyapath/http/roles';
import { closeAtOnce } from '@vidyapath/kit-testing/close-at-once';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestDatabase, prepareTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens, type TestTokens } from '@vidyapath/kit-testing/tokens';
import { supportMigrations, type SupportOptions, supportPlugin, supportSchema } from '../app';
import { createContext } from '../context';
import { createOtherServices } from './other-services';

type Shared = { folder: string; tokens: TestTokens; database: TestDatabase };

/** Support on a database of its own, without a listening port; a replica shares that of another, and is stopped before it. */
export async function startTestSupport(submissionsMax = 0, now: () => Date = () => new Date(), replicaOf?: Shared) {
  const folder = replicaOf?.folder ?? (await mkdtemp(join(tmpdir(), 'vidyapath-support-')));
  const parts = { schema: supportSchema, migrations: supportMigrations };
  const database = replicaOf?.database ?? (await createTestDatabase(parts));
  const db = await prepareTestDatabase(database.url, parts);
  const tokens = replicaOf?.tokens ?? createTestTokens();
  const app = await createTestServer('support');
  const others = createOtherServices();
  const caller = createTestCaller(app, 'users:read courses:read access:read orders:read grants:read', tokens);
  const options: SupportOptions = {
    db,
    tokens,
    submissionsMax,
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: folder },
    auth: caller.clientOf('auth', others.link),
    catalogue: caller.clientOf('catalogue', others.link),
    commerce: caller.clientOf('commerce', others.link),
    learning: caller.clientOf('learning', others.link),
    media: caller.clientOf('media', others.link),
    pages: others.link,
    now,
  };
  await app.register(supportPlugin, options);
  // Is never ready, so that it runs no jobs.
  const other = await createTestServer('support');
  return {
    app,
    db,
    database,
    tokens,
    folder,
    others,
    /** What the modules work with, for calls of their functions. */
    ctx: createContext(other.withTypeProvider(), options),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers }),
    get: (url: string, role?: Role) => app.inject({ method: 'GET', url, headers: role ? tokens.as(role) : {} }),
    stop: async () => {
      await closeAtOnce(app);
      await other.close();
      await db.destroy();
      if (replicaOf) return;
      await Promise.all([database.drop(), rm(folder, { recursive: true })]);
    },
  };
}

export type TestSupport = Awaited<ReturnType<typeof startTestSupport>>;
