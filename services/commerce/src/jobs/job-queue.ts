import type { Database } from '@vidyapath/service-kit/database/database';
import { addJob } from '@vidyapath/service-kit/jobs/jobs.repository';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import type { Knex } from 'knex';

/** What orders, payments and refunds leave to be done, by kind. */
export interface JobPayloads {
  /** Asks the gateway for an order; `step` counts the times since it was made. */
  'settle-order': { order_id: string; step: number };
  'expire-order': { order_id: string };
  'gateway-event': { event_id: string };
  'send-refund': { refund_id: string };
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
}

/** What the gateway owes an answer to is asked for again until it is known: with pauses of 15 minutes this is a week. */
export const attemptsUntilKnown = 700;

const patient: ReadonlySet<keyof JobPayloads> = new Set([
  'settle-order',
  'expire-order',
  'gateway-event',
  'send-refund',
]);

export const createJobQueue = (db: Database): JobQueue => ({
  async add(trx, kind, payload, runAt) {
    const maxAttempts = patient.has(kind) ? attemptsUntilKnown : undefined;
    await addJob(jobsSchemaOf(db), trx, { kind, payload, runAt, maxAttempts });
  },
});
