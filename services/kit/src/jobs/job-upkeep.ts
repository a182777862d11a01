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
  /** Milliseconds between two looks. */
  everyMs: number;
  /** Milliseconds after which a worker that was not seen is dead. */
  deadAfterMs: number;
}

const longestPause = 15 * 60;

/** Records the heartbeat of this process' workers, frees the jobs of dead ones, and measures the queues, at intervals. Returns what ends it. */
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
  // A process judges from its start on: where each is killed again before long, no other process would free what they held.
  let answersSince = -Infinity;

  const look = async (): Promise<void> => {
    try {
      const own = workerIds();
      await recordHeartbeat(db, own);
      await shortenPauses(db, longestPause);
      // After a time without the database no heartbeat was seen; all workers get as long to be seen again.
      if (performance.now() - answersSince >= deadAfterMs) await freeJobsOfDeadWorkers(db, own, deadAfterMs / 1_000);
      metrics.show(await readQueues(db));
    } catch (error) {
      answersSince = performance.now();
      log.warn({ err: error }, 'the queues could not be looked after');
    }
  };
  const lookAgain = (): void => {
    work = look().then(() => {
      if (!ended) timer = setTimeout(lookAgain, everyMs).unref();
    });
  };
  lookAgain();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await work;
  };
}
