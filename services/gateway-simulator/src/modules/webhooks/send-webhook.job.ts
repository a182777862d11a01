import type { Database } from '@vidyapath/service-kit/database/database';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';
import { type Later, waitUntil } from '../../lib/later';
import type { SettingsStore } from '../control/settings.repository';
import { nextAttemptAfter } from './retry-times';
import type { SendWebhook, WebhookDelivery } from './send-webhook';
import type { EventRow, WebhooksRepository } from './webhooks.repository';

export interface SendWebhookOptions {
  db: Database;
  events: WebhooksRepository;
  settings: SettingsStore;
  send: SendWebhook;
  later: Later;
  now: () => Date;
}

const PayloadSchema = Type.Object({
  event_id: Type.String(),
  /** Attempts before this one. */
  made: Type.Integer({ minimum: 0 }),
  /** Milliseconds of the real clock. */
  due_at: Type.Number(),
  first_at: Type.Optional(Type.Number()),
});

/** One attempt; the next one is its own job, at the gateway's times. */
export const sendWebhookJob = ({ db, events, settings, send, later, now }: SendWebhookOptions) =>
  defineJob({
    payload: PayloadSchema,
    run: async ({ event_id, made, due_at, first_at = due_at }, { signal }) => {
      await waitUntil(due_at, signal);
      const event = await events.find(event_id);
      if (!event) return;
      const status = await send(deliveryOf(event)).catch(() => null);
      const taken = status !== null && status >= 200 && status < 300;
      await events.recordAttempt(event_id, status, taken ? now() : null);
      const after = nextAttemptAfter(event.type, made + 1);
      if (taken || after === undefined) return;
      const { webhooks } = await settings.read();
      const delayMs = Math.max(0, first_at + after * 1_000 * webhooks.retryScale - Date.now());
      await later(db, 'send-webhook', { event_id, made: made + 1, first_at }, delayMs);
    },
  });

const deliveryOf = ({ id, body, signature }: EventRow): WebhookDelivery => ({
  headers: {
    'user-agent': 'Razorpay-Webhook/v1',
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'request-id': id,
    'x-razorpay-signature': signature,
    'accept-encoding': 'gzip',
  },
  body: Buffer.from(body),
});
