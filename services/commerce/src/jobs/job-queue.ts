import type { Database } from '@vidyapath/service-kit/database/database';
import { urgentPriority } from '@vidyapath/service-kit/jobs/jobs';
import { addJob } from '@vidyapath/service-kit/jobs/jobs.repository';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import type { Knex } from 'knex';

/** Jobs of orders, payments and refunds, by kind. */
export interface JobPayloads {
  /** Asks the gateway for an order; `step` is the index in the list of times in `settle-times.ts`. */
  'settle-order': { order_id: string; step: number };
  'expire-order': { order_id: string };
  'gateway-event': { event_id: string };
  'mail-order-paid': { order_id: string };
  'mail-refund-processed': { refund_id: string };
  'mail-refund-failed': { refund_id: string };
  'mail-access-given': { grant_id: string };
  'mail-access-revoked': { grant_id: string };
}

/** Adds jobs in the transaction that causes them. The kinds themselves need services that add jobs, so this knows only their names. */
export interface JobQueue {
  add<Kind extends keyof JobPayloads>(
    this: void,
    trx: Knex,
    kind: Kind,
    payload: JobPayloads[Kind],
    runAt?: Date,
  ): Promise<void>;
  /** Asks for a refund at `runAt`, in place of a job of it that waits. */
  sendRefund(this: void, trx: Knex, refundId: string, runAt?: Date): Promise<void>;
  /** Asks for a refund, unless a job of it waits, runs or has failed for good. */
  sendForgottenRefund(this: void, on: Knex, refundId: string): Promise<void>;
}

/** A job that needs an answer of the gateway is retried until it has one: with pauses of 15 minutes this is a week. */
export const attemptsUntilKnown = 700;

const retriedUntilKnown: ReadonlySet<keyof JobPayloads> = new Set(['settle-order', 'expire-order', 'gateway-event']);

/** A refund has one job at a time. */
const sendRefundJob = (refundId: string) => ({
  kind: 'send-refund',
  payload: { refund_id: refundId },
  maxAttempts: attemptsUntilKnown,
  key: `send-refund/${refundId}`,
});

export function createJobQueue(db: Database): JobQueue {
  const schema = jobsSchemaOf(db);
  return {
    async add(trx, kind, payload, runAt) {
      const maxAttempts = retriedUntilKnown.has(kind) ? attemptsUntilKnown : undefined;
      const priority = kind === 'gateway-event' ? urgentPriority : undefined;
      await addJob(schema, trx, { kind, payload, runAt, maxAttempts, priority });
    },
    async sendRefund(trx, refundId, runAt) {
      await addJob(schema, trx, { ...sendRefundJob(refundId), runAt });
    },
    async sendForgottenRefund(on, refundId) {
      await addJob(schema, on, { ...sendRefundJob(refundId), keepExisting: true });
    },
  };
}
