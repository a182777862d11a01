import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { optionsOfDatabase, type Database } from '../database/database';
import { failedJobsJob } from './failed-jobs';
import { startHousekeeping } from './housekeeping';
import type { JobKind } from './job-kind';
import { createJobMetrics } from './job-metrics';
import { taskOf } from './job-task';
import { type JobTiming, startJobWorker } from './job-worker';
import { jobsSchemaOf } from './jobs-schema';
import { addJob, makeLastAttempt } from './jobs.repository';

export interface AddOptions {
  runAt?: Date | undefined;
  /** A waiting job with the same key is replaced. */
  jobKey?: string;
  /** Of its key any job stays as it is, also one that runs or has failed for good. */
  keepExisting?: boolean;
  maxAttempts?: number;
  /** The lowest number runs first; 0 by default, -10 for urgent kinds. */
  priority?: number;
}

export interface Jobs<Kinds extends Record<string, JobKind>> {
  /** Runs once `trx` is committed. Returns the job's id. */
  add<Kind extends keyof Kinds & string>(
    trx: Knex,
    kind: Kind,
    payload: Static<Kinds[Kind]['payload']>,
    options?: AddOptions,
  ): Promise<string>;
  /** Runs jobs in this process while `app` is open. */
  start(app: FastifyInstance, timing?: JobTiming): void;
}

/** Of urgent kinds. */
export const urgentPriority = -10;

/** A service's jobs. Its schema needs `jobs: true`. */
export function createJobs<Kinds extends Record<string, JobKind>>(
  db: Database,
  kinds: Kinds,
  now: () => Date = () => new Date(),
): Jobs<Kinds> {
  return {
    add(trx, kind, payload, { runAt, jobKey, keepExisting = false, maxAttempts, priority } = {}) {
      const known = kinds[kind];
      return addJob(jobsSchemaOf(db), trx, {
        kind,
        payload,
        runAt,
        key: jobKey,
        keepExisting,
        maxAttempts: maxAttempts ?? known?.maxAttempts,
        priority: priority ?? (known?.urgent ? urgentPriority : undefined),
      });
    },
    start: (app, timing) => startWorker(app, { db, now, timing, kinds }),
  };
}

interface WorkerParts {
  db: Database;
  now: () => Date;
  timing?: JobTiming | undefined;
  kinds: Record<string, JobKind>;
}

/** From when the server is ready: until then modules register the work of their jobs. */
export function startWorker(app: FastifyInstance, { db, now, timing, kinds }: WorkerParts): void {
  let close: (() => Promise<void>) | undefined;
  startHousekeeping(app, [failedJobsJob(db)]);
  app.addHook('onReady', async () => {
    const metrics = createJobMetrics(app, optionsOfDatabase(db).schema, Object.keys(kinds));
    const parts = { app, now, metrics, makeLast: (id: string) => makeLastAttempt(db, id) };
    const tasks = Object.entries(kinds).map(([name, kind]) => [name, taskOf(name, kind, parts)] as const);
    close = startJobWorker({
      ...timing,
      db,
      app,
      metrics,
      tasks: Object.fromEntries(tasks),
      urgent: Object.fromEntries(tasks.filter(([name]) => kinds[name]?.urgent)),
    });
  });
  app.addHook('onClose', () => close?.());
}
