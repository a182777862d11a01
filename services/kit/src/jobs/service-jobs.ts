import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../database/database';
import type { Job, JobContext, JobKind } from './job-kind';
import type { JobTiming } from './job-worker';
import { type AddOptions, startWorker, urgentPriority } from './jobs';
import { addJob } from './jobs.repository';
import { jobsSchemaOf } from './jobs-schema';

export interface ServiceJobs {
  /** Runs once `trx` is committed. Returns the job's id. */
  add<Payload extends TSchema>(
    trx: Knex,
    job: Job<Payload>,
    payload: Static<Payload>,
    options?: AddOptions,
  ): Promise<string>;
  /** The work of a job, registered by the module that owns it, before the server is ready. */
  handle<Payload extends TSchema>(job: Job<Payload>, run: JobKind<Payload>['run']): void;
}

/** A service's jobs, which run in this process while `app` is open. Its schema needs `jobs: true`. */
export function createServiceJobs(
  app: FastifyInstance,
  { db, now, timing }: { db: Database; now: () => Date; timing?: JobTiming | undefined },
): ServiceJobs {
  const kinds: Record<string, JobKind> = {};
  startWorker(app, { db, now, timing, kinds });
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
    handle({ name, ...job }, run) {
      if (kinds[name]) throw new TypeError(`Two handlers are for the job ${name}.`);
      kinds[name] = { ...job, run: (payload: Static<TSchema>, context: JobContext) => run(payload as never, context) };
    },
  };
}
