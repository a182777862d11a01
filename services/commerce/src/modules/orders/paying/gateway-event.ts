import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { DisputeSchema, type GatewayDispute } from '../disputes/gateway-dispute';

const id = (prefix: string) => Type.String({ pattern: `^${prefix}_[A-Za-z0-9]{1,40}$` });

/** What is used of an event: ids, and what a dispute says. The gateway adds and leaves out the rest as it likes. */
const PaymentIdsSchema = Type.Object({ id: id('pay') });
const RefundIdsSchema = Type.Object({ payment_id: id('pay') });
const OrderIdsSchema = Type.Object({ id: id('order') });
/** What an event is about. */
export interface EventSubject {
  gatewayOrderId: string | undefined;
  paymentId: string | undefined;
  dispute: GatewayDispute | undefined;
}

const EventSchema = Type.Object({ event: Type.String(), payload: Type.Record(Type.String(), Type.Unknown()) });

/** Undefined for what is no event. */
export function readEvent(raw: Buffer): { type: string; subject: EventSubject } | undefined {
  const event = parse(raw);
  if (!Check(EventSchema, event)) return undefined;
  const { payload } = event;
  const part = (name: string): unknown => (payload[name] as { entity?: unknown } | null | undefined)?.entity;
  const payment = part('payment');
  const refund = part('refund');
  const order = part('order');
  const dispute = part('dispute');
  const readable = Check(DisputeSchema, dispute) ? dispute : undefined;
  return {
    type: /^[a-z_.]{1,60}$/.test(event.event) ? event.event : 'unknown',
    subject: {
      gatewayOrderId: Check(OrderIdsSchema, order) ? order.id : undefined,
      paymentId: Check(PaymentIdsSchema, payment)
        ? payment.id
        : Check(RefundIdsSchema, refund)
          ? refund.payment_id
          : readable?.payment_id,
      dispute: readable,
    },
  };
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
