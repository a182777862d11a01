import type { Database } from '@vidyapath/service-kit/database/database';
import type { JobQueue } from '../../jobs/job-queue';

export interface ForgottenRefundsDependencies {
  db: Database;
  jobs: JobQueue;
  now: () => Date;
}

const forgottenAfterMs = 10 * 60_000;

/**
 * Adds a job for refunds that have been pending for a while without one: those that were made at the gateway by hand, and those whose job
 * was lost.
 */
export const createSendForgottenRefunds =
  ({ db, jobs, now }: ForgottenRefundsDependencies): (() => Promise<void>) =>
  async () => {
    const pending: { refund_id: string }[] = await db('refunds')
      .where('status', 'pending')
      .where('created_at', '<', new Date(now().getTime() - forgottenAfterMs))
      .orderBy('created_at')
      .select('refund_id');
    for (const { refund_id } of pending) await jobs.sendForgottenRefund(db, refund_id);
  };
