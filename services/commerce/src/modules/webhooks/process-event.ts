import type { Database } from '@vidyapath/service-kit/database/database';
import type { RecordDispute } from '../disputes/record-dispute';
import type { GatewayAccount } from '../payments/gateway';
import { knownPayment } from '../payments/known-payment';
import type { Settle } from '../payments/settle';
import { type EventSubject, readEvent } from './gateway-event';
import { endEvent, findEvent, noteFailure } from './gateway-events.repository';

export interface ProcessEventDependencies {
  db: Database;
  payments: GatewayAccount | null;
  settle: Settle;
  recordDispute: RecordDispute;
  now: () => Date;
}

/** Processes a stored event. Rejects where it has to be tried again. */
export type ProcessEvent = (eventId: string) => Promise<void>;

export function createProcessEvent(dependencies: ProcessEventDependencies): ProcessEvent {
  const { db, payments, settle, recordDispute, now } = dependencies;

  const orderIdOf = async (
    column: 'gateway_order_id' | 'gateway_payment_id',
    id: string,
  ): Promise<string | undefined> => {
    const table = column === 'gateway_order_id' ? 'orders' : 'payments';
    return (await db(table).where(column, id).first<{ order_id: string } | undefined>('order_id'))?.order_id;
  };

  /** By what we know, else by asking the gateway whose payment it is. */
  const findOrderId = async ({ gatewayOrderId, paymentId }: EventSubject): Promise<string | undefined> => {
    if (gatewayOrderId) return orderIdOf('gateway_order_id', gatewayOrderId);
    if (!paymentId) return undefined;
    const known = await orderIdOf('gateway_payment_id', paymentId);
    if (known || !payments) return known;
    const payment = await knownPayment(payments.client, paymentId);
    return payment?.order_id ? orderIdOf('gateway_order_id', payment.order_id) : undefined;
  };

  const outcomeOf = async (raw: Buffer): Promise<string> => {
    const event = readEvent(raw);
    if (!event) return 'unreadable';
    const { subject } = event;
    if (!subject.gatewayOrderId && !subject.paymentId) return 'about nothing that is kept here';
    const orderId = await findOrderId(subject);
    if (!orderId) return 'about an unknown order';
    await settle(orderId, subject.paymentId);
    if (subject.dispute) await recordDispute(orderId, subject.dispute);
    return `settled ${orderId}`;
  };

  return async (eventId) => {
    const event = await findEvent(db, eventId);
    if (!event || event.processed_at) return;
    try {
      await endEvent(db, eventId, await outcomeOf(event.raw), now());
    } catch (error) {
      await noteFailure(db, eventId, error);
      throw error;
    }
  };
}
