import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vidyapath/postgres/free-port';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import pg from 'pg';
import { call, sendJson, signIn, untilStatus } from './support/api';
import type { RunningProcess } from './support/processes';
import { createReplicas, type Replicas } from './support/replicas';

const limit = 40;
let database: TestDatabase;
let replicas: Replicas;
let platform: RunningProcess;
let url: string;
let operationsUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  replicas = await createReplicas(database.url);
  // After all have ended, another process may take a port that was chosen by the system.
  const PORT = String(await freePort());
  const OPERATIONS_PORT = String(await freePort());
  const variables = { RATE_LIMIT_PER_MINUTE: String(limit), WORKERS: '2', PORT, OPERATIONS_PORT };
  platform = await replicas.start(variables);
  operationsUrl = `http://127.0.0.1:${OPERATIONS_PORT}`;
  url = await platform.ready;
});
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.ended;
  await replicas.remove();
  await database.drop();
});

/** The processes that serve. */
const workers = (): number[] =>
  readFileSync(`/proc/${platform.pid}/task/${platform.pid}/children`, 'utf8').trim().split(' ').map(Number);
/** Each over its own connection, so that both processes get some. */
const ask = (path: string) => call(`${url}${path}`, { headers: { connection: 'close' } });

test('two processes serve one port, and a session of one ends in both', async () => {
  expect(workers()).toHaveLength(2);
  const session = await signIn(url);
  const me = () => call(`${url}/auth/me`, { headers: { ...session, connection: 'close' } });
  expect((await me()).status).toBe(200);
  expect((await sendJson(`${url}/auth/logout`, {}, session)).status).toBe(204);
  await untilStatus(401, me);
  await untilStatus(401, me);
});

test('metrics count the answers of all of them', async () => {
  for (let turn = 0; turn < 12; turn += 1) await ask('/health/live');
  const { body } = await call(`${operationsUrl}/metrics`);
  const [, counted] =
    /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} (\d+)/.exec(
      String(body),
    ) ?? [];
  expect(Number(counted)).toBe(12);
});

test('a worker that is killed is replaced while the other one serves', async () => {
  const [first = 0] = workers();
  process.kill(first, 'SIGKILL');
  for (let turn = 0; turn < 5; turn += 1)
    expect((await ask('/health/live').catch(() => ask('/health/live'))).status).toBe(200);
  while (workers().length < 2 || workers().includes(first)) await ask('/health/live').catch(() => undefined);
});

test('workers that end while the database is away are replaced when it is back', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
  });
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const killed = workers();
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  while (!platform.output().includes('; trying again')) await pause(100);
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  await untilStatus(200, () => ask('/health/ready'));
  while (workers().length < killed.length) await pause(100);
  expect(workers().filter((pid) => killed.includes(pid))).toEqual([]);
});

test('the rate limit is shared by both', async () => {
  const minute = () => Math.floor(Date.now() / 60_000);
  let statuses: number[];
  let begun: number;
  // Once more when a new minute began in between: the count starts again.
  do {
    begun = minute();
    statuses = [];
    for (let turn = 0; turn < limit * 2; turn += 1) statuses.push((await ask('/api/category')).status);
  } while (minute() !== begun);
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(limit * 1.25);
});

test('SIGTERM ends all of them, exit 0', async () => {
  const pids = workers();
  platform.kill('SIGTERM');
  const { code, lines } = await platform.ended;
  expect(code).toBe(0);
  expect(lines.filter((line) => line.startsWith('Ready:'))).toHaveLength(1);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
});
