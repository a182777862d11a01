import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { JobMetrics } from './job-metrics';
import { freeJobsOfDeadWorkers, readQueues, recordHeartbeat, shortenPauses } from './jobs.repository';

export interface JobUpkeepOptions {
  db: Database;
  /** Of this process. */
  workerIds: () => string[];
  metrics: JobMetrics;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds between two checks. */
  everyMs: number;
  /** Milliseconds after which a worker without a heartbeat is dead. */
  deadAfterMs: number;
}

const longestPause = 15 * 60;

/** Records the heartbeat of this process' workers, frees the jobs of dead ones, and measures the queues, at intervals. Returns a function that ends this. */
export function startJobUpkeep({
  db,
  workerIds,
  metrics,
  log,
  everyMs,
  deadAfterMs,
}: JobUpkeepOptions): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void>;
  // Checks from the start of the process: if every process is killed soon, none would live long enough to free the jobs later.
  let answersSince = -Infinity;

  const check = async (): Promise<void> => {
    try {
      const own = workerIds();
      await recordHeartbeat(db, own);
      await shortenPauses(db, longestPause);
      // While the database was unavailable no heartbeat was stored; all workers get the whole time again.
      if (performance.now() - answersSince >= deadAfterMs) await freeJobsOfDeadWorkers(db, own, deadAfterMs / 1_000);
      metrics.show(await readQueues(db));
    } catch (error) {
      answersSince = performance.now();
      log.warn({ err: error }, 'the upkeep of the job queues failed');
    }
  };
  const checkAgain = (): void => {
    work = check().then(() => {
      if (!ended) timer = setTimeout(checkAgain, everyMs).unref();
    });
  };
  checkAgain();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await work;
  };
}
