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
import { writeEntry } from './event-log.repository';
import { type EventHandler, type HandleEvent, onEvent } from './event-handlers';
import type { Subscriber } from './subscribers';

/** The services that get events, and the delivery. */
export interface EventDelivery {
  subscribers: readonly Subscriber[];
  deliver: Deliver;
}

export const noSubscribers: EventDelivery = { subscribers: [], deliver: async () => undefined };

export interface EventsOptions extends EventDelivery {
  /** Of the publisher. Its schema needs `jobs: true`. */
  db: Database;
  now?: () => Date;
  /** Whether the schema has a log, which subscribers read. */
  log?: boolean;
}

export interface Events {
  /** For `createJobs`. */
  kinds: Record<typeof deliverEvent, JobKind>;
  /** Registers what is done with an event of another service. */
  on<Body extends EventBody>(kind: EventKind<Body>, handle: HandleEvent<Static<Body>>): void;
  /** For `registerEvents`, after all modules. */
  handlers: readonly EventHandler[];
  /**
   * Delivers to each subscriber of this type once `trx` is committed, and repeats it until the event is accepted. Without a subscriber
   * `bodyOf` is not called.
   */
  publish<Body extends EventBody>(
    trx: Knex,
    kind: EventKind<Body>,
    bodyOf: () => Static<Body> | Promise<Static<Body>>,
  ): Promise<void>;
}

const deliverEvent = 'deliver-event';

/** A service's events: jobs that are added in the transaction of the change (transactional outbox). */
export function createEvents({ db, subscribers, deliver, now = () => new Date(), log = false }: EventsOptions): Events {
  const job = deliveryJob(subscribers, deliver);
  const handlers: EventHandler[] = [];
  return {
    handlers,
    on(kind, handle) {
      handlers.push(onEvent(kind, handle));
    },
    kinds: { [deliverEvent]: job },
    async publish(trx, { type, version, body: schema, record }, bodyOf) {
      const receivers = subscribers.filter(({ types }) => types.includes(type));
      if (receivers.length === 0 && !log) return;
      const body = await bodyOf();
      if (!Check(schema, body)) throw new TypeError(`The body is not that of ${type}.`);
      if (log) {
        const key = record ? `${record.name} ${String(body[record.id as keyof typeof body])}` : null;
        await writeEntry(trx, { type, version, record: key, recordVersion: body.version, body, occurredAt: now() });
      }
      const event: SentEvent = { id: randomUUID(), type, version, occurred_at: now().toISOString(), body };
      for (const { name } of receivers) {
        const payload = { subscriber: name, event };
        await addJob(jobsSchemaOf(db), trx, { kind: deliverEvent, payload, maxAttempts: job.maxAttempts });
      }
    },
  };
}
