import type { FastifyInstance } from 'fastify';
import type { Task } from 'graphile-worker';
import { Check } from 'typebox/value';
import { type Job, JobFailedForGood, type RunJob } from './job-kind';
import type { JobMetrics } from './job-metrics';

/** A job with its work. */
export interface HandledJob extends Job {
  run: RunJob;
}

interface TaskOptions {
  app: Pick<FastifyInstance, 'log'>;
  now: () => Date;
  metrics: JobMetrics;
  /** Makes the running attempt the last one of this job. */
  makeLast: (id: string) => Promise<void>;
}

/** A task of graphile-worker for a job: its payload is checked, and the outcome of each attempt is logged and counted. */
export function taskOf({ name, payload: schema, run }: HandledJob, { app, now, metrics, makeLast }: TaskOptions): Task {
  return async (payload, { job, abortSignal }) => {
    const { id, attempts: attempt, created_at: createdAt } = job;
    const log = app.log.child({ job: id, kind: name, attempt });
    try {
      if (!Check(schema, payload)) throw new TypeError('The payload is not what this kind takes.');
      const ageSeconds = (Date.now() - createdAt.getTime()) / 1_000;
      await run(payload, { id, attempt, createdAt, ageSeconds, now, signal: abortSignal, log });
      metrics.count(name, 'done');
    } catch (error) {
      const refused = error instanceof JobFailedForGood;
      if (refused) await makeLast(id);
      const forGood = refused || attempt >= job.max_attempts;
      metrics.count(name, forGood ? 'failed' : 'retried');
      if (forGood) log.error({ err: error }, 'a job failed for good');
      else log.warn({ err: error }, 'a job failed and is tried again');
      throw error;
    }
  };
}
