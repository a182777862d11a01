import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const loggedLevels = new Set<string>(['error', 'warning']);

/** Each start would log this. The pool is only for taking and ending jobs; the jobs use the service's own pool. */
const smallPool = /^WARNING: having maxPoolSize \(\d+\) smaller than concurrency \(\d+\)/;

/** Writes graphile-worker's warnings and errors to the service's log. Failures of jobs are logged in `job-task.ts`. */
export function workerLogger(log?: Pick<FastifyBaseLogger, 'warn'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (!loggedLevels.has(level) || meta?.failure || smallPool.test(message)) return;
    log?.warn({ worker: message }, 'job worker');
  });
}
