import { createHash } from 'node:crypto';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { CommerceContext } from '../../../context';
import { webhookSignatureHolds } from '../../../lib/gateway/gateway-signatures';
import { processGatewayEvent } from '../orders.jobs';
import { readEvent } from './gateway-event';
import { storeEvent } from './gateway-events.repository';

interface Delivery {
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
}

const isEventId = /^[\w-]{1,64}$/;

/**
 * Keeps an event for a job, once. @throws {HttpProblem} 400 where the signature does not hold; anything that the gateway did sign is
 * taken, since it would send it again and again.
 */
export async function takeEvent(
  { db, jobs, settings, now }: CommerceContext,
  { raw, signature, eventId }: Delivery,
): Promise<void> {
  // While the secret changes the one before counts as well. None: payments are switched off.
  const secrets = (settings.RAZORPAY_WEBHOOK_SECRET ?? '').split(',').filter(Boolean);
  if (!signature || !webhookSignatureHolds(secrets, raw, signature))
    throw badRequest('x-razorpay-signature', 'The signature does not hold.');
  const id = eventId && isEventId.test(eventId) ? eventId : createHash('sha256').update(raw).digest('hex');
  const event = { event_id: id, type: readEvent(raw)?.type ?? 'unreadable', raw, received_at: now() };
  await db.transaction(async (trx) => {
    if (await storeEvent(trx, event)) await jobs.add(trx, processGatewayEvent, { event_id: id });
  });
}
