import { PassThrough } from 'node:stream';
import { Type } from 'typebox';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import { createServiceServer, type ServiceServer } from '../http/service-app';
import { failedJobs, failedJobsJob, runAgain } from './failed-jobs';
import { defineJob, type JobContext } from './job-kind';
import { createJobs, type Jobs } from './jobs';
import { readQueues, shortenPauses } from './jobs.repository';

const schema = { schema: 'notes', role: 'vidyapath_notes', jobs: true };
const apps: ServiceServer[] = [];
let database: TestDatabase;
let db: Database;
let ran: { text: string; context: JobContext }[] = [];
let fails = false;

const payload = Type.Object({ text: Type.String() });
const note = defineJob({ name: 'note', payload });
const twice = defineJob({ name: 'twice', payload, maxAttempts: 2 });
const day = new Date('2031-05-01T10:00:00Z');
/** Of a server that is never ready, so that it takes no jobs. */
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await prepareDatabase(database.url, { schema, migrations: [] });
  jobs = createJobs(await createTestServer(), { db, now: () => day });
});
beforeEach(async () => {
  ran = [];
  fails = false;
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await db('notes_jobs._private_jobs').delete();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A replica that takes jobs. */
async function work(server = createTestServer()): Promise<ServiceServer> {
  const app = await server;
  apps.push(app);
  const own = createJobs(app, { db, now: () => day });
  for (const job of [note, twice])
    own.handle(job, async ({ text }, context) => {
      ran.push({ text, context });
      if (fails) throw new Error('not now');
    });
  await app.ready();
  return app;
}
const texts = () => ran.map(({ text }) => text);
const noneLeft = () => until(async () => ((await db('notes_jobs.jobs').first()) === undefined ? true : undefined));
const attempted = (attempts: number) =>
  until(
    async () =>
      (await db('notes_jobs.jobs').where({ attempts, locked_at: null }).first<{ run_at: Date }>()) as
        { run_at: Date } | undefined,
  );
/** Ends the pause. */
const runJobsNow = () =>
  db.raw(`update notes_jobs._private_jobs set run_at = now(); select pg_notify('jobs:insert', '{"count":1}')`);

test('a job of a rolled back transaction never runs', async () => {
  await work();
  await db
    .transaction(async (trx) => {
      await jobs.add(trx, note, { text: 'undone' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await db.transaction((trx) => jobs.add(trx, note, { text: 'after it' }));
  await noneLeft();
  expect(texts()).toEqual(['after it']);
});

test('a worker that starts logs no warning', async () => {
  const logStream = new PassThrough();
  const lines: string[] = [];
  logStream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const config = { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };
  await work(createServiceServer({ name: 'notes', config, logStream }));
  await jobs.add(db, note, { text: 'first' });
  await noneLeft();
  expect(lines).toEqual([]);
});

test('committed jobs run once each with two replicas, with the given clock', async () => {
  await Promise.all([work(), work()]);
  const expected = Array.from({ length: 20 }, (_, index) => `note ${index}`);
  await db.transaction(async (trx) => {
    for (const text of expected) await jobs.add(trx, note, { text });
  });
  await noneLeft();
  expect(texts().sort()).toEqual(expected.sort());
  expect(ran[0]?.context).toMatchObject({ attempt: 1, createdAt: expect.any(Date) });
  expect(ran[0]?.context.now()).toBe(day);
});

test('several replicas may prepare the schema at once, as a role without rights elsewhere', async () => {
  const target = { schema: 'fresh', role: 'vidyapath_fresh', jobs: true };
  const opened = await Promise.all(
    [1, 2, 3].map(() => prepareDatabase(database.url, { schema: target, migrations: [] })),
  );
  const { rows } = await db.raw<{ rows: object[] }>(
    "select tableowner, schemaname from pg_tables where schemaname = 'fresh_jobs' group by 1, 2",
  );
  expect(rows).toEqual([{ tableowner: 'vidyapath_fresh', schemaname: 'fresh_jobs' }]);
  await Promise.all(opened.map((one) => one.destroy()));
});

test('a job waits for its time, and one with its key replaces it', async () => {
  const later = new Date(Date.now() + 3_600_000);
  await jobs.add(db, note, { text: 'later' }, { runAt: later, jobKey: 'reminder' });
  await jobs.add(db, note, { text: 'instead' }, { runAt: later, jobKey: 'reminder' });
  await work();
  await jobs.add(db, note, { text: 'now' });
  await until(() => (ran.length > 0 ? true : undefined));
  expect(texts()).toEqual(['now']);
  expect(await until(async () => ((await db('notes_jobs.jobs')).length === 1 ? true : undefined))).toBe(true);
  await runJobsNow();
  await noneLeft();
  expect(texts()).toEqual(['now', 'instead']);
});

test('a job that fails runs again later, then has failed for good, is shown, and can be run again', async () => {
  fails = true;
  const app = await work();
  const id = await jobs.add(db, twice, { text: 'again' });
  const { run_at: next } = await attempted(1);
  expect(next.getTime()).toBeGreaterThan(Date.now());
  expect(await failedJobs(db)).toEqual([]);
  expect(await runAgain(db, id)).toBe(false);
  await runJobsNow();
  await attempted(2);
  const failed = { id, kind: 'twice', attempts: 2, lastError: 'not now', createdAt: expect.any(Date) as Date };
  expect(await failedJobs(db)).toEqual([failed]);
  expect((await app.inject('/metrics')).body).toContain(
    'jobs_total{service="notes",kind="twice",outcome="failed"} 1\n',
  );
  fails = false;
  expect(await runAgain(db, id)).toBe(true);
  await runJobsNow();
  await noneLeft();
  expect(ran.map(({ context }) => [context.id, context.attempt])).toEqual([
    [id, 1],
    [id, 2],
    [id, 1],
  ]);
});

test('a payload that is not of its kind is refused before anything is done', async () => {
  await work();
  await db.raw(`select from notes_jobs.add_job('note', '{"text":1}', max_attempts => 1)`);
  await until(async () => ((await failedJobs(db)).length > 0 ? true : undefined));
  expect([texts(), (await failedJobs(db))[0]?.lastError]).toEqual([[], 'The payload is not what this kind takes.']);
});

test('the state of the queues is read: how many wait, since when the oldest is due, how many failed for good', async () => {
  await db.raw(`
    select from notes_jobs.add_job('note', '{}', run_at => now() + interval '1 hour');
    select from notes_jobs.add_job('twice', '{}', run_at => now() - interval '1 hour');
    select from notes_jobs.add_job('twice', '{}', job_key => 'failed');
    update notes_jobs._private_jobs set attempts = max_attempts where key = 'failed'`);
  const queues = await readQueues(db);
  expect(queues.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'note', waiting: 1, oldest: 0, failed: 0 },
    { kind: 'twice', waiting: 1, oldest: expect.any(Number), failed: 1 },
  ]);
  expect(queues.find(({ kind }) => kind === 'twice')?.oldest).toBeGreaterThanOrEqual(3_600);
});

test('shortens long pauses, and keeps the time of scheduled jobs', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const id = await jobs.add(db, note, { text: 'failing' }, { runAt: tomorrow });
  await jobs.add(db, note, { text: 'tomorrow' }, { runAt: tomorrow });
  await db('notes_jobs._private_jobs').where({ id }).update({ attempts: 9, last_error: 'not now' });
  await shortenPauses(db, 900);
  const times = await db('notes_jobs.jobs').orderBy('id').pluck<Date[]>('run_at');
  expect(times.map((time) => time.getTime() < tomorrow.getTime())).toEqual([true, false]);
});

test('a job that failed for good is deleted after a month', async () => {
  await db.raw(`
    select from notes_jobs.add_job('note', '{}', run_at => now() - interval '31 days', job_key => 'old');
    select from notes_jobs.add_job('note', '{}', run_at => now() - interval '29 days', job_key => 'younger');
    update notes_jobs._private_jobs set attempts = max_attempts;
    select from notes_jobs.add_job('note', '{}', run_at => now() - interval '31 days', job_key => 'waits')`);
  await failedJobsJob(db).run();
  expect(await db('notes_jobs.jobs').orderBy('id').pluck('key')).toEqual(['younger', 'waits']);
});
