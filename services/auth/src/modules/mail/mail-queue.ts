import { createWorkQueue, type WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { FastifyInstance } from 'fastify';

/** Requests for a message lock their counts. Waiting for that here leaves the other connections of the pool to everybody else. */
export function createMailQueue({ metrics }: Pick<FastifyInstance, 'metrics'>): WorkQueue {
  return createWorkQueue({ name: 'mail-requests', running: 4, waiting: 200, waitingPerKey: 60, metrics });
}
