import { createDatabase, type Database } from './database';
import type { ServiceServer } from '../http/service-app';
import { watchDatabase } from './database-watch';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';

let database: TestDatabase;
let pools: [Database, Database];
let app: ServiceServer;
beforeAll(async () => {
  database = await createTestDatabase();
  pools = [
    createDatabase({ url: database.url, schema: 'public', poolMax: 1 }),
    createDatabase({ url: database.url, schema: 'public', poolMax: 3 }),
  ];
  app = await createTestServer();
  watchDatabase(app, 'first', pools[0]);
  watchDatabase(app, 'second', pools[1]);
});
afterAll(async () => {
  await app.close();
  await Promise.all(pools.map((db) => db.destroy()));
  await database.drop();
});

const figures = async () =>
  (await app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('database_pool_'))
    .sort();

test('shows the pools of all services of the process, and how many queries wait for a connection', async () => {
  const held = await pools[0].transaction();
  // A query asks for its connection when it is awaited.
  const answered = pools[0].raw('select 1').then(() => 'answered');
  await Promise.resolve();
  expect(await figures()).toEqual([
    'database_pool_free{pool="first"} 0',
    'database_pool_free{pool="second"} 0',
    'database_pool_size{pool="first"} 1',
    'database_pool_size{pool="second"} 3',
    'database_pool_used{pool="first"} 1',
    'database_pool_used{pool="second"} 0',
    'database_pool_waiting{pool="first"} 1',
    'database_pool_waiting{pool="second"} 0',
  ]);
  await held.rollback();
  expect(await answered).toBe('answered');
  expect(await figures()).toContain('database_pool_waiting{pool="first"} 0');
});

test('a closed pool does not break the metrics, and is not ready', async () => {
  await pools[1].destroy();
  expect((await app.inject('/metrics')).statusCode).toBe(200);
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    expect.objectContaining({ detail: 'Not ready: second database.' }),
  ]);
});
