import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const loggedLevels = new Set<string>(['error', 'warning']);

/** Each start would log this. The pool only serves to take and to end jobs; what jobs do themselves runs over the service's own. */
const smallPool = /^WARNING: having maxPoolSize \(\d+\) smaller than concurrency \(\d+\)/;

/** What graphile-worker has to say, in the service's log. Failures of jobs are logged by the jobs, without what they quote. */
export function workerLogger(log?: Pick<FastifyBaseLogger, 'warn'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (!loggedLevels.has(level) || meta?.failure || smallPool.test(message)) return;
    log?.warn({ worker: message }, 'job worker');
  });
}
