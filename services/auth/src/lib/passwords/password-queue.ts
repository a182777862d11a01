import { createWorkQueue, type WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { FastifyInstance } from 'fastify';

/**
 * Hashes run in Node's pool of four threads, which files and name look-ups share, so two run at once. A class behind one
 * address is accepted, and addresses take turns: many logins from one delay a login from another by one hash.
 */
export const passwordQueueLimits = { running: 2, waiting: 200, waitingPerKey: 60 };

/** Everything that hashes or checks a password for a request runs in it, by the caller's address. */
export function createPasswordQueue({ metrics }: Pick<FastifyInstance, 'metrics'>): WorkQueue {
  return createWorkQueue({ name: 'passwords', ...passwordQueueLimits, metrics });
}
