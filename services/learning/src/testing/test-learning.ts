import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@vidyapath/http/roles';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestDatabase, prepareTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import type { EventBody, EventKind } from '@vidyapath/service-kit/events/event';
import { createKeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import type { InjectOptions } from 'fastify';
import type { Static } from 'typebox';
import { learningMigrations, type LearningOptions, learningPlugin, learningSchema } from '../app';
import { courseOf, startTestCatalogue, type TestCatalogue } from './test-catalogue';
import { startTestCommerce, type TestCommerce } from './test-commerce';

interface TestOptions extends Pick<LearningOptions, 'now'> {
  /** Shares its database, its catalogue and its commerce, and is stopped before it. */
  replicaOf?: { database: TestDatabase; catalogue: TestCatalogue; commerce: TestCommerce; keyFolder: string };
}

/** Accounts come from events alone. */
const noAuth = (app: Parameters<typeof createTestCaller>[0]): AuthClient => {
  const caller = createTestCaller(app, 'users:read');
  return caller.clientOf('auth', caller.auth);
};

/** Who calls: a role's token with the id 1, or that of a person. */
export type Caller = Role | { id: number; role?: Role };

/** The service without a listening port, on a database of its own, beside a catalogue with one free course and a commerce. */
export async function startTestLearning({ replicaOf, ...options }: TestOptions = {}) {
  const parts = { schema: learningSchema, migrations: learningMigrations };
  const database = replicaOf?.database ?? (await createTestDatabase(parts));
  const db = await prepareTestDatabase(database.url, parts);
  const catalogue = replicaOf?.catalogue ?? (await startTestCatalogue());
  const commerce = replicaOf?.commerce ?? (await startTestCommerce());
  const course = courseOf();
  catalogue.set(course);
  const tokens = createTestTokens();
  const app = await createTestServer('learning');
  const keyFolder = replicaOf?.keyFolder ?? (await mkdtemp(join(tmpdir(), 'vidyapath-certificates-')));
  const keys = createKeyRing(keyFolder, Infinity);
  const certificates = { keys, appName: 'Vidyapath', publicUrl: 'https://learn.example' };
  const others = { catalogue: catalogue.client, commerce: commerce.client, auth: noAuth(app) };
  await app.register(learningPlugin, { db, tokens, certificates, ...others, ...options });
  await app.ready();
  const headersOf = (caller: Caller) =>
    typeof caller === 'string'
      ? tokens.as(caller)
      : { authorization: `Bearer ${tokens.signToken({ role: 'User', ...caller })}` };
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    caller: Caller,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...headersOf(caller), ...headers },
    });
  return {
    app,
    db,
    database,
    tokens,
    catalogue,
    commerce,
    keyFolder,
    courseId: course.course_id,
    send,
    post: (url: string, payload: object, caller: Caller, headers: Record<string, string> = {}) =>
      send('POST', url, caller, payload, headers),
    get: (url: string, caller: Caller, headers: Record<string, string> = {}) =>
      send('GET', url, caller, undefined, headers),
    /** Delivers an event as another service does. */
    deliver: <Body extends EventBody>(
      { type, version }: EventKind<Body>,
      body: Static<Body>,
      id: string = randomUUID(),
    ) =>
      app.inject({
        method: 'POST',
        url: '/internal/learning/events',
        payload: { id, type, version, occurred_at: new Date().toISOString(), body },
        headers: tokens.asService('events:write'),
      }),
    stop: async () => {
      await app.close();
      await db.destroy();
      if (replicaOf) return;
      await catalogue.stop();
      await commerce.stop();
      await database.drop();
      await rm(keyFolder, { recursive: true });
    },
  };
}

export type TestLearning = Awaited<ReturnType<typeof startTestLearning>>;
