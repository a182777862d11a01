import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { sendRefund } from '../orders.jobs';

const keyOf = (refundId: string): string => `send-refund/${refundId}`;

/** Asks the gateway for a refund at `runAt`, or at once, in place of a job of it that waits: it has one job at a time. */
export async function addRefundJob(jobs: Jobs, trx: Knex, refundId: string, runAt?: Date): Promise<void> {
  await jobs.add(trx, sendRefund, { refund_id: refundId }, { jobKey: keyOf(refundId), ...(runAt && { runAt }) });
}

const forgottenAfterMs = 10 * 60_000;

/**
 * Adds a job for refunds that have been pending for a while without one: those that were made at the gateway by hand, and those whose job
 * was lost. A job that waits, runs or has failed for good stays as it is.
 */
export async function sendForgottenRefunds({ db, jobs, now }: CommerceContext): Promise<void> {
  const pending: { refund_id: string }[] = await db('refunds')
    .where('status', 'pending')
    .where('created_at', '<', new Date(now().getTime() - forgottenAfterMs))
    .orderBy('created_at')
    .select('refund_id');
  for (const { refund_id } of pending)
    await jobs.add(db, sendRefund, { refund_id }, { jobKey: keyOf(refund_id), keepExisting: true });
}
