import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { cataloguePlugin, catalogueMigrations, catalogueSchema } from '../../app';
import { type Client, createClient } from '../../testing/client';
import { createFactories } from '../../testing/factories';
import { startStreamingReplica } from '../../testing/streaming-replica';
import { openReplica } from './open-replica';
import { lessonLinks, storedFiles } from '../../testing/test-catalogue';

let servers: Awaited<ReturnType<typeof startStreamingReplica>>;
let db: Database;
let replicaDb: Database;
let app: ServiceServer;
let client: Client;
let course: { course_id: number };
/** Queries of courses that the replica received. */
let asked = 0;
beforeAll(async () => {
  servers = await startStreamingReplica(async (url) =>
    (await prepareDatabase(url, { schema: catalogueSchema, migrations: catalogueMigrations })).destroy(),
  );
  db = await prepareDatabase(servers.primary, { schema: catalogueSchema, migrations: catalogueMigrations });
  replicaDb = await openReplica(db, servers.replica);
  replicaDb.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('course')) asked += 1;
  });
  const tokens = createTestTokens();
  app = await createTestServer('catalogue');
  await app.register(cataloguePlugin, { db, replicaDb, tokens, isStored: storedFiles, lessonLinks });
  client = createClient({ app, tokens });
  course = await createFactories(client).course({ is_public: true });
});
afterAll(async () => {
  await app.close();
  await Promise.all([db.destroy(), replicaDb.destroy()]);
  await servers.stop();
});

const address = () => `/api/courseProgress/public-course-content?course_id=${course.course_id}`;
const rename = async (name: string) => {
  const stored = await client.get(`/api/course/${course.course_id}`);
  expect(
    (await client.put(`/api/course/${course.course_id}`, { ...stored.json<object>(), course_name: name })).statusCode,
  ).toBe(200);
};
const nameFor = async (caller: 'nobody' | 'Staff') =>
  (await client.get(address(), caller)).json<{ CourseName: string }>().CourseName;
/** The test's own time-out ends it. */
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(50);
};
const visitorsRead = async (name: string): Promise<void> => until(async () => (await nameFor('nobody')) === name);
/** Each change makes another version, so that no cached answer hides which database is queried. */
const untilReplicaIsAsked = async (label: string): Promise<void> => {
  const before = asked;
  for (let turn = 0; asked === before; turn += 1) {
    await rename(`${label} ${turn}`);
    await visitorsRead(`${label} ${turn}`);
  }
};

/** A replica whose position arrives late may be left out, used again for the rest of the second that it may be behind, and then left out for good. */
const untilReplicaIsLeftOut = async (): Promise<void> => {
  for (let turn = 0, before = -1; asked !== before; turn += 1) {
    before = asked;
    await rename(`Left out ${turn}`);
    await visitorsRead(`Left out ${turn}`);
  }
};

test('visitors read from the replica, signed-in users from the primary', async () => {
  await untilReplicaIsAsked('Streamed');
  const before = asked;
  await nameFor('Staff');
  expect(asked).toBe(before);
});

test('its pool is in the metrics', async () => {
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/database_pool_size\{pool="catalogue replica"\} \d/);
});

test('a replica that falls behind is left out: staff see their change at once, visitors soon', async () => {
  await servers.holdBack();
  await rename('Held back');
  expect(await nameFor('Staff')).toBe('Held back');
  await visitorsRead('Held back');
  await untilReplicaIsLeftOut();
});

test('a replica that has caught up answers again, and cached answers are up to date', async () => {
  await servers.goOn();
  await untilReplicaIsAsked('Caught up');
});

test('the primary answers while the replica is away, and the replica when it is back', async () => {
  await servers.stopReplica();
  await rename('Alone');
  await until(async () => {
    const answer = await client.get(address(), 'nobody');
    expect(answer.statusCode).toBe(200);
    return answer.json<{ CourseName: string }>().CourseName === 'Alone';
  });
  await servers.startReplica();
  await untilReplicaIsAsked('Back');
});
