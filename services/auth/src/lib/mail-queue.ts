import { createWorkQueue, type WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { FastifyInstance } from 'fastify';

/** Requests for a message lock their counts. They wait for that in this queue, so that other requests get free connections from the pool. */
export function createMailQueue({ metrics }: Pick<FastifyInstance, 'metrics'>): WorkQueue {
  return createWorkQueue({ name: 'mail-requests', running: 4, waiting: 200, waitingPerKey: 60, metrics });
}
