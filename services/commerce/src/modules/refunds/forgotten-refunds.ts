import type { Database } from '@vidyapath/service-kit/database/database';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import type { JobQueue } from '../../jobs/job-queue';

export interface ForgottenRefundsDependencies {
  db: Database;
  jobs: JobQueue;
  now: () => Date;
}

const forgottenAfterMs = 10 * 60_000;
const atOnce = 500;

/**
 * Asks for refunds that are pending and that no job asks for: one that was made at the gateway by hand has none, and so no job that is
 * lost loses money. One whose job failed for good waits for staff. Two replicas at once may add two jobs; both show
 * the gateway the same idempotency key.
 */
export const createAskForForgotten =
  ({ db, jobs, now }: ForgottenRefundsDependencies): (() => Promise<void>) =>
  () =>
    db.transaction(async (trx) => {
      const forgotten: { refund_id: string }[] = await trx('refunds')
        .where('status', 'pending')
        .where('created_at', '<', new Date(now().getTime() - forgottenAfterMs))
        .whereRaw(
          `not exists (select from :schema:._private_jobs jobs join :schema:._private_tasks tasks on tasks.id = task_id
             where identifier = 'send-refund' and payload ->> 'refund_id' = refunds.refund_id::text)`,
          { schema: jobsSchemaOf(db) },
        )
        .orderBy('created_at')
        .limit(atOnce)
        .select('refund_id');
      for (const { refund_id } of forgotten) await jobs.add(trx, 'send-refund', { refund_id });
    });
