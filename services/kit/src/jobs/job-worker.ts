import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { TaskList } from 'graphile-worker';
import { optionsOfDatabase, type Database } from '../database/database';
import { createPgPool } from '../database/pg-pool';
import type { JobMetrics } from './job-metrics';
import { startJobRunner } from './job-runner';
import { startJobUpkeep } from './job-upkeep';
import { jobsSchemaOf } from './jobs-schema';
import { freeJobs } from './jobs.repository';

/** In milliseconds; for tests. */
export interface JobTiming {
  lookEvery?: number;
  deadAfter?: number;
}

export interface JobWorkerOptions extends JobTiming {
  db: Database;
  app: Pick<FastifyInstance, 'log'>;
  metrics: JobMetrics;
  tasks: TaskList;
  /** Names of `tasks` that get an additional runner. */
  urgent: TaskList;
}

const atOnce = 3;
const closeTimeout = 3_000;

/** Runs jobs in this process. Returns a function that ends this: running jobs are finished, or released for others after 3 seconds. */
export function startJobWorker(options: JobWorkerOptions): () => Promise<void> {
  const { db, app, metrics, tasks, urgent, lookEvery = 5_000, deadAfter = 30_000 } = options;
  const schema = jobsSchemaOf(db);
  const lanes = [{ tasks, atOnce }, ...(Object.keys(urgent).length > 0 ? [{ tasks: urgent, atOnce: 1 }] : [])];
  // Each lane listens on a connection, and all work on another one.
  const pool = createPgPool({ ...optionsOfDatabase(db), name: `vidyapath-${schema}` }, lanes.length + 1);
  const runners = lanes.map((lane) => startJobRunner({ pool, schema, log: app.log, ...lane }));
  const workerIds = (): string[] => runners.flatMap(({ workerId }) => workerId() ?? []);
  const endUpkeep = startJobUpkeep({
    db,
    workerIds,
    metrics,
    log: app.log,
    everyMs: lookEvery,
    deadAfterMs: deadAfter,
  });

  return async () => {
    const stopped = Promise.all(runners.map((runner) => runner.stop())).then(() => true);
    const inTime = await Promise.race([stopped, pause(closeTimeout, false, { ref: false })]);
    await endUpkeep();
    if (!inTime) await freeJobs(db, workerIds()).catch(() => undefined);
    await Promise.race([pool.end(), pause(500, undefined, { ref: false })]);
  };
}
