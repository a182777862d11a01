import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Database } from '../database/database';
import type { JobKind } from '../jobs/job-kind';
import { addJob } from '../jobs/jobs.repository';
import { jobsSchemaOf } from '../jobs/jobs-schema';
import type { Deliver } from './deliver';
import { deliveryJob } from './delivery-job';
import type { EventBody, EventKind, SentEvent } from './event';
import type { Subscriber } from './subscribers';

export interface EventsOptions {
  /** Of the publisher. Its schema needs `jobs: true`. */
  db: Database;
  /** `[]`: nobody is told. */
  subscribers: readonly Subscriber[];
  deliver: Deliver;
  now?: () => Date;
}

export interface Events {
  /** For `createJobs`. */
  kinds: Record<typeof deliverEvent, JobKind>;
  /** Tells each subscriber of this type once `trx` is committed, and again until it has taken the event. */
  publish<Body extends EventBody>(trx: Knex, kind: EventKind<Body>, body: Static<Body>): Promise<void>;
}

const deliverEvent = 'deliver-event';

/** A service's events: jobs that are added in the transaction of the change (transactional outbox). */
export function createEvents({ db, subscribers, deliver, now = () => new Date() }: EventsOptions): Events {
  const job = deliveryJob(subscribers, deliver);
  return {
    kinds: { [deliverEvent]: job },
    async publish(trx, { type, version, body: schema }, body) {
      if (!Check(schema, body)) throw new TypeError(`The body is not that of ${type}.`);
      const event: SentEvent = { id: randomUUID(), type, version, occurred_at: now().toISOString(), body };
      for (const { name, types } of subscribers) {
        if (!types.includes(type)) continue;
        const payload = { subscriber: name, event };
        await addJob(jobsSchemaOf(db), trx, { kind: deliverEvent, payload, maxAttempts: job.maxAttempts });
      }
    },
  };
}
