import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { Static, TSchema } from 'typebox';
import { optionsOfDatabase, type Database } from '../database/database';
import { failedJobsJob } from './failed-jobs';
import { startHousekeeping } from './housekeeping';
import type { Job, JobContext, RunJob } from './job-kind';
import { createJobMetrics } from './job-metrics';
import { type HandledJob, taskOf } from './job-task';
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
  /** The lowest number runs first; 0 by default, -10 for urgent jobs. */
  priority?: number;
}

export interface Jobs {
  /** Runs once `trx` is committed. Returns the job's id. */
  add<Payload extends TSchema>(
    trx: Knex,
    job: Job<Payload>,
    payload: Static<Payload>,
    options?: AddOptions,
  ): Promise<string>;
  /** The work of a job, registered by the module that owns it, before the server is ready. */
  handle<Payload extends TSchema>(job: Job<Payload>, run: RunJob<Payload>): void;
}

const urgentPriority = -10;

/**
 * A service's jobs, which run in this process while `app` is open; in one that handles none, no job runs. Its schema needs
 * `jobs: true`.
 */
export function createJobs(
  app: FastifyInstance,
  { db, now, timing }: { db: Database; now: () => Date; timing?: JobTiming | undefined },
): Jobs {
  const handled = new Map<string, HandledJob>();
  let close: (() => Promise<void>) | undefined;
  startHousekeeping(app, [failedJobsJob(db)]);
  // Until then modules register the work of their jobs.
  app.addHook('onReady', async () => {
    if (handled.size === 0) return;
    const metrics = createJobMetrics(app, optionsOfDatabase(db).schema, [...handled.keys()]);
    const makeLast = (id: string) => makeLastAttempt(db, id);
    const tasks = [...handled.values()].map((job) => [job, taskOf(job, { app, now, metrics, makeLast })] as const);
    const named = (chosen: typeof tasks) => Object.fromEntries(chosen.map(([{ name }, task]) => [name, task]));
    const urgent = named(tasks.filter(([job]) => job.urgent));
    close = startJobWorker({ ...timing, db, app, metrics, tasks: named(tasks), urgent });
  });
  app.addHook('onClose', () => close?.());
  return {
    add: (trx, { name, maxAttempts, urgent }, payload, options = {}) =>
      addJob(jobsSchemaOf(db), trx, {
        kind: name,
        payload,
        runAt: options.runAt,
        key: options.jobKey,
        keepExisting: options.keepExisting ?? false,
        maxAttempts: options.maxAttempts ?? maxAttempts,
        priority: options.priority ?? (urgent ? urgentPriority : undefined),
      }),
    handle(job, run) {
      if (handled.has(job.name)) throw new TypeError(`Two handlers are for the job ${job.name}.`);
      handled.set(job.name, { ...job, run: (payload, context: JobContext) => run(payload as never, context) });
    },
  };
}
