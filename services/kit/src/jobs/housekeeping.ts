import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { addCounter } from '../telemetry/metrics';

export interface HousekeepingJob {
  /** In logs and metrics, such as `support-messages`. */
  name: string;
  everyMs: number;
  /** Every replica runs it, also at the same time as another. */
  run: () => Promise<unknown>;
}

const firstAfterMs = 10_000;

/**
 * Runs each job soon after the server listens and then `everyMs` after its last run, until the server closes; one job at a
 * time. A job that fails is logged, counted and tried at its next turn.
 */
export function startHousekeeping(app: FastifyInstance, jobs: readonly HousekeepingJob[]): void {
  const countRun = addCounter(app, {
    name: 'housekeeping_runs_total',
    help: 'Runs of jobs that hold tables to their size.',
    labels: ['task', 'outcome'],
  });
  const timers = new Map<HousekeepingJob, NodeJS.Timeout>();
  let closed = false;
  let last: Promise<void> = Promise.resolve();

  const runOnce = async ({ name, run }: HousekeepingJob): Promise<void> => {
    try {
      await run();
      countRun({ task: name, outcome: 'done' });
    } catch (error) {
      countRun({ task: name, outcome: 'failed' });
      app.log.warn({ err: error, task: name }, 'housekeeping failed');
    }
  };
  const runLater = (job: HousekeepingJob, afterMs: number): void => {
    const begin = (): void => {
      last = last.then(() => (closed ? undefined : runOnce(job)));
      void last.then(() => closed || runLater(job, job.everyMs));
    };
    timers.set(job, setTimeout(begin, afterMs).unref());
  };

  for (const { name } of jobs) for (const outcome of ['done', 'failed']) countRun({ task: name, outcome }, 0);
  app.addHook('onListen', async () => {
    for (const job of jobs) runLater(job, Math.min(firstAfterMs, job.everyMs));
  });
  app.addHook('onClose', async () => {
    closed = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await last;
  });
}

export interface KeptRows {
  table: string;
  /** An indexed timestamp. */
  column: string;
  /** How long a row is kept, as an interval of PostgreSQL such as `90 days`. */
  kept: string;
  /** Which rows may be deleted at all; all by default. */
  where?: string;
}

const batch = 1_000;

/** Deletes expired rows in small batches that skip locked rows. */
export async function deleteOldRows(db: Database, { table, column, kept, where = 'true' }: KeptRows): Promise<void> {
  const old = `ctid = any(array(select ctid from ?? where ?? < now() - ?::interval and ${where} limit ${batch} for update skip locked))`;
  for (let deleted = batch; deleted === batch;) {
    deleted = await db(table).whereRaw(old, [table, column, kept]).delete();
  }
}
