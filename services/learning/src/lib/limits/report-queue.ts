import { createWorkQueue, type WorkQueue, type WorkQueueOptions } from '@vidyapath/service-kit/queue/work-queue';

/** Some connections of the pool are left for reads. */
const places = { running: 5, runningPerKey: 1, waiting: 2_000, waitingPerKey: 100, waitingMs: 10_000 };

/** Reports of one person go one after the other, and those of many leave the pool to others as well. */
export const createReportQueue = (metrics: WorkQueueOptions['metrics']): WorkQueue =>
  createWorkQueue({ name: 'progress-reports', ...places, metrics });
