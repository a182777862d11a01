import { setTimeout as pause } from 'node:timers/promises';
import { Type } from 'typebox';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import type { ServiceServer } from '../http/service-app';
import { defineJob } from './job-kind';
import { createJobs } from './jobs';

const payload = Type.Object({ text: Type.String() });
const note = defineJob({ name: 'note', payload });
const urgent = defineJob({ name: 'urgent', payload, urgent: true });
let database: TestDatabase;
let db: Database;
const apps: ServiceServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = await prepareDatabase(database.url, {
    schema: { schema: 'notes', role: 'vidyapath_notes', jobs: true },
    migrations: [],
  });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await db('notes_jobs._private_jobs').delete();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A replica in this process, whose jobs last until `finish`. */
async function startReplica() {
  const app = await createTestServer();
  apps.push(app);
  const began: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async ({ text }: { text: string }) => {
    began.push(text);
    await finished;
  };
  const jobs = createJobs(app, { db, now: () => new Date(), timing: { lookEvery: 20, deadAfter: 2_000 } });
  jobs.handle(note, run);
  jobs.handle(urgent, run);
  await app.ready();
  return { app, began, finish, jobs };
}
const add = (text: string) => db.raw("select from notes_jobs.add_job('note', ?)", [JSON.stringify({ text })]);
const jobsLeft = (count: number) =>
  until(async () => ((await db('notes_jobs.jobs')).length === count ? true : undefined));

test('a job of a killed process is run again although no other process lives as long as the heartbeat limit', async () => {
  await add('held');
  await db('notes_jobs._private_jobs').update({
    locked_by: 'killed',
    locked_at: db.raw("now() - interval '3 seconds'"),
  });
  for (let lives = 0; lives < 10 && (await db('notes_jobs.jobs')).length > 0; lives += 1) {
    const { app, finish } = await startReplica();
    finish();
    await pause(500);
    await app.close();
  }
  expect(await db('notes_jobs.jobs')).toEqual([]);
});

test('a job that lasts longer than the heartbeat limit stays with its worker while the worker lives', async () => {
  const first = await startReplica();
  await add('long');
  await until(() => (first.began.length > 0 ? true : undefined));
  const second = await startReplica();
  await until(async () =>
    (await db('notes_jobs.jobs').whereRaw("locked_at < now() - interval '3 seconds'").first()) ? true : undefined,
  );
  first.finish();
  await jobsLeft(0);
  expect([first.began, second.began]).toEqual([['long'], []]);
});

test('long jobs do not delay an urgent one', async () => {
  const { began, finish, jobs } = await startReplica();
  for (const text of ['a', 'b', 'c', 'd', 'e']) await add(text);
  await until(() => (began.length === 3 ? true : undefined));
  await jobs.add(db, urgent, { text: 'urgent' });
  await until(() => (began.includes('urgent') ? true : undefined));
  expect(began).toHaveLength(4);
  finish();
  await jobsLeft(0);
});

test('running jobs are finished when the server closes, or released for others when they do not end in time', async () => {
  const first = await startReplica();
  await add('finished');
  await until(() => (first.began.length > 0 ? true : undefined));
  const closed = first.app.close();
  first.finish();
  await closed;
  expect(await db('notes_jobs.jobs')).toEqual([]);

  const second = await startReplica();
  await add('unfinished');
  await until(() => (second.began.length > 0 ? true : undefined));
  await second.app.close();
  expect(await db('notes_jobs.jobs').pluck('locked_by')).toEqual([null]);
});

test('jobs continue while the jobs of another service of the database are migrated', async () => {
  const { began, finish } = await startReplica();
  finish();
  await add('before');
  await jobsLeft(0);
  const other = await prepareDatabase(database.url, {
    schema: { schema: 'others', role: 'vidyapath_others', jobs: true },
    migrations: [],
  });
  await other.destroy();
  await add('after');
  await jobsLeft(0);
  expect([began, process.exitCode]).toEqual([['before', 'after'], undefined]);
});
