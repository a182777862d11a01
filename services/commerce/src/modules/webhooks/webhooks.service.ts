import { createHash } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { webhookSignatureHolds } from '../../lib/gateway/gateway-signatures';
import type { JobQueue } from '../../jobs/job-queue';
import { readEvent } from './gateway-event';
import { storeEvent } from './gateway-events.repository';

export interface WebhooksServiceDependencies {
  db: Database;
  jobs: JobQueue;
  /** While the secret changes the one before counts as well. `[]`: payments are switched off. */
  secrets: readonly string[];
  now: () => Date;
}

export interface Delivery {
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
}

const isEventId = /^[\w-]{1,64}$/;

export function createWebhooksService({ db, jobs, secrets, now }: WebhooksServiceDependencies) {
  return {
    /**
     * Keeps an event for a job, once. @throws {HttpProblem} 400 where the signature does not hold; anything that the gateway did sign is
     * taken, since it would send it again and again.
     */
    async take({ raw, signature, eventId }: Delivery): Promise<void> {
      if (!signature || !webhookSignatureHolds(secrets, raw, signature))
        throw badRequest('x-razorpay-signature', 'The signature does not hold.');
      const id = eventId && isEventId.test(eventId) ? eventId : createHash('sha256').update(raw).digest('hex');
      const event = { event_id: id, type: readEvent(raw)?.type ?? 'unreadable', raw, received_at: now() };
      await db.transaction(async (trx) => {
        if (await storeEvent(trx, event)) await jobs.add(trx, 'gateway-event', { event_id: id });
      });
    },
  };
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;
