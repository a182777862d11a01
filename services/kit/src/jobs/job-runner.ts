import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { PgPool } from '../database/pg-pool';
import { workerLogger } from './worker-logger';

export interface JobRunnerOptions {
  pool: PgPool;
  schema: string;
  tasks: TaskList;
  /** Jobs that it runs at once. */
  atOnce: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface JobRunner {
  /** The id that locks its jobs; undefined until it has begun. */
  workerId: () => string | undefined;
  /** Takes no further job. Resolves when the running jobs have ended. */
  stop: () => Promise<void>;
}

/** New jobs are announced; polling finds jobs that become due. */
const pollInterval = 5_000;
const restartAfter = 1_000;
/** After this time the signal of a running job is aborted. */
const abortAfter = 1_500;
/** The exit code of the process that graphile-worker sets when it ends because a schema was migrated. */
const migratedExitCode = 57;
const ignore = (): void => undefined;

/**
 * graphile-worker ends by itself when it cannot store that a job is done, and when jobs of another service of this database
 * are migrated. It is started again until `stop` is called.
 */
export function startJobRunner({ pool, schema, tasks, atOnce, log }: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let workerId: string | undefined;

  const runUntilItEnds = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    let works = false;
    events.on('pool:create', ({ workerPool }) => {
      workerId = workerPool.id;
    });
    events.on('worker:getJob:empty', () => {
      works = true;
    });
    events.on('job:start', () => {
      works = true;
    });
    // It keeps the result of its first query, even a failure.
    events.on('worker:getJob:error', () => works || void runner?.stop().catch(ignore));
    runner = await run({
      pgPool: pool,
      schema,
      taskList: tasks,
      parsedCronItems: [],
      concurrency: atOnce,
      pollInterval,
      noHandleSignals: true,
      events,
      logger: workerLogger(log),
      // Without batches a job's end that cannot be stored is an unhandled rejection.
      preset: {
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: abortAfter },
      },
    });
    if (stopping.signal.aborted) await runner.stop();
    await runner.promise;
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await runUntilItEnds();
        if (!stopping.signal.aborted) log.warn('the job worker ended and is started again');
      } catch (error) {
        log.warn({ err: error }, 'no jobs are taken: the database does not answer');
      }
      if (process.exitCode === migratedExitCode) process.exitCode = undefined;
      await pause(restartAfter, undefined, { signal: stopping.signal, ref: false }).catch(ignore);
    }
  })();

  return {
    workerId: () => workerId,
    async stop() {
      stopping.abort();
      await runner?.stop().catch(ignore);
      await running;
    },
  };
}
