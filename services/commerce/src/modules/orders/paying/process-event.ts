import type { Database } from '@vidyapath/service-kit/database/database';
import type { CommerceContext } from '../../../context';
import { recordDispute } from '../disputes/record-dispute';
import { type EventSubject, readEvent } from './gateway-event';
import { endEvent, findEvent, noteFailure } from './gateway-events.repository';
import { knownPayment } from './known-payment';
import { settle } from './settle';

/** Processes a stored event. Rejects where it has to be tried again. */
export async function processEvent(ctx: CommerceContext, eventId: string): Promise<void> {
  const { db, now } = ctx;
  const event = await findEvent(db, eventId);
  if (!event || event.processed_at) return;
  try {
    await endEvent(db, eventId, await outcomeOf(ctx, event.raw), now());
  } catch (error) {
    await noteFailure(db, eventId, error);
    throw error;
  }
}

async function outcomeOf(ctx: CommerceContext, raw: Buffer): Promise<string> {
  const event = readEvent(raw);
  if (!event) return 'unreadable';
  const { subject } = event;
  if (!subject.gatewayOrderId && !subject.paymentId) return 'about nothing that is kept here';
  const orderId = await findOrderId(ctx, subject);
  if (!orderId) return 'about an unknown order';
  await settle(ctx, orderId, subject.paymentId);
  if (subject.dispute) await recordDispute(ctx, orderId, subject.dispute);
  return `settled ${orderId}`;
}

/** By what we know, else by asking the gateway whose payment it is. */
async function findOrderId(
  { db, payments }: CommerceContext,
  { gatewayOrderId, paymentId }: EventSubject,
): Promise<string | undefined> {
  if (gatewayOrderId) return orderIdOf(db, 'gateway_order_id', gatewayOrderId);
  if (!paymentId) return undefined;
  const known = await orderIdOf(db, 'gateway_payment_id', paymentId);
  if (known || !payments) return known;
  const payment = await knownPayment(payments.client, paymentId);
  return payment?.order_id ? orderIdOf(db, 'gateway_order_id', payment.order_id) : undefined;
}

async function orderIdOf(
  db: Database,
  column: 'gateway_order_id' | 'gateway_payment_id',
  id: string,
): Promise<string | undefined> {
  const table = column === 'gateway_order_id' ? 'orders' : 'payments';
  return (await db(table).where(column, id).first<{ order_id: string } | undefined>('order_id'))?.order_id;
}
