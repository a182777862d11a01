import type { Role } from '@vidyapath/http/roles';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { learningMigrations, type LearningOptions, learningPlugin, learningSchema } from '../app';
import { prepareDatabase } from '../prepare-database';
import { courseOf, startTestCatalogue, type TestCatalogue } from './test-catalogue';

interface TestOptions extends Pick<LearningOptions, 'events'> {
  /** Shares its database and its catalogue, and is stopped before it. */
  replicaOf?: { database: TestDatabase; catalogue: TestCatalogue };
}

/** The service without a listening port, on a database of its own, beside a catalogue with one course. */
export async function startTestLearning({ replicaOf, ...options }: TestOptions = {}) {
  const database =
    replicaOf?.database ?? (await createTestDatabase({ schema: learningSchema, migrations: learningMigrations }));
  const db = await prepareDatabase(database.url);
  const catalogue = replicaOf?.catalogue ?? (await startTestCatalogue());
  const course = courseOf();
  catalogue.set(course);
  const tokens = createTestTokens();
  const app = await createTestServer('learning');
  await app.register(learningPlugin, { db, tokens, catalogue: catalogue.client, ...options });
  await app.ready();
  return {
    app,
    db,
    database,
    tokens,
    catalogue,
    courseId: course.course_id,
    post: (url: string, payload: object, role: Role, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...tokens.as(role), ...headers } }),
    get: (url: string, role: Role, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url, headers: { ...tokens.as(role), ...headers } }),
    stop: async () => {
      await app.close();
      await db.destroy();
      if (replicaOf) return;
      await catalogue.stop();
      await database.drop();
    },
  };
}

export type TestLearning = Awaited<ReturnType<typeof startTestLearning>>;
