import type { Static } from 'typebox';
import type { SimulatorContext } from '../../context';
import { dueAfter, waitUntil } from '../../lib/later';
import { readSettings } from '../control/control';
import { nextAttemptAfter } from './retry-times';
import type { WebhookDelivery } from './send-webhook';
import { sendEvent } from './webhooks.jobs';
import { type EventRow, findEvent, recordAttempt } from './webhooks.repository';

export async function deliver(
  { db, jobs, now, sendWebhook }: SimulatorContext,
  { event_id, made, due_at: dueAt, first_at = dueAt }: Static<typeof sendEvent.payload>,
  signal: AbortSignal,
): Promise<void> {
  await waitUntil(dueAt, signal);
  const event = await findEvent(db, event_id);
  if (!event || !sendWebhook) return;
  const status = await sendWebhook(deliveryOf(event)).catch(() => null);
  const taken = status !== null && status >= 200 && status < 300;
  await recordAttempt(db, event_id, status, taken ? now() : null);
  const after = nextAttemptAfter(event.type, made + 1);
  if (taken || after === undefined) return;
  const { retryScale } = (await readSettings(db)).webhooks;
  const { due_at, runAt } = dueAfter(Math.max(0, first_at + after * 1_000 * retryScale - Date.now()));
  await jobs.add(db, sendEvent, { event_id, made: made + 1, first_at, due_at }, { runAt });
}

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
