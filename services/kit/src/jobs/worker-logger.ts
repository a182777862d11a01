import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const told = new Set<string>(['error', 'warning']);

/** What graphile-worker has to say, in the service's log. Failures of jobs are told by the jobs, without what they quote. */
export function workerLogger(log?: Pick<FastifyBaseLogger, 'warn'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (told.has(level) && !meta?.failure) log?.warn({ worker: message }, 'job worker');
  });
}
