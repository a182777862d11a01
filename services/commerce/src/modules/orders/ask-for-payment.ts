import { conflict } from '@vidyapath/service-kit/http/errors';
import { orAway } from '../payments/gateway-away';
import type { PaymentsAt } from '../payments/gateway';
import { receiptOf } from '../refunds/follow-refunds';
import type { OrderRow } from './orders.repository';

export type Payable = Pick<OrderRow, 'provider' | 'key_id' | 'gateway_order_id'>;

/**
 * Creates an order at the gateway at which the total can be paid; none for 0. One that ends up unused was shown to no user, so it is never
 * paid. @throws {HttpProblem} 409 where payments are off, 503 without a clear answer
 */
export async function askForPayment(
  payments: PaymentsAt | null,
  { orderId, totalPaise }: { orderId: string; totalPaise: number },
): Promise<Payable> {
  if (totalPaise === 0) return { provider: 'none', key_id: null, gateway_order_id: null };
  if (!payments) throw conflict('payments-off', 'Nothing can be bought at the moment.');
  const { provider, keyId, client } = payments;
  const notes = { order: orderId };
  const { id } = await orAway(client.createOrder({ amountPaise: totalPaise, receipt: receiptOf(orderId), notes }));
  return { provider, key_id: keyId, gateway_order_id: id };
}
