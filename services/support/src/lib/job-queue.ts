import type { Database } from '@vidyapath/service-kit/database/database';
import { addJob } from '@vidyapath/service-kit/jobs/jobs.repository';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import type { Knex } from 'knex';

/** What requests and events leave to be done, by kind. */
export interface JobPayloads {
  'mail-notification': { notification_id: string };
}

/** Adds jobs in the transaction that causes them; it knows only the names of their kinds. */
export interface JobQueue {
  add<Kind extends keyof JobPayloads>(
    this: void,
    trx: Knex,
    kind: Kind,
    payload: JobPayloads[Kind],
    runAt?: Date,
  ): Promise<void>;
}

export const createJobQueue = (db: Database): JobQueue => ({
  async add(trx, kind, payload, runAt) {
    await addJob(jobsSchemaOf(db), trx, { kind, payload, runAt });
  },
});
