import { conflict } from '@vidyapath/service-kit/http/errors';
import { refusesAmount } from '../../../lib/gateway/gateway-refusals';
import { orUnavailable } from '../paying/gateway-unavailable';
import type { GatewayAccount } from '../../../lib/gateway/gateway-account';
import { receiptOf } from '../../../lib/gateway/gateway-objects';
import type { OrderRow } from '../orders.repository';

export type Payable = Pick<OrderRow, 'provider' | 'key_id' | 'gateway_order_id'>;

/**
 * Creates an order at the gateway at which the total can be paid; none for 0. One that ends up unused was shown to no user, so it is never
 * paid. @throws {HttpProblem} 409 where payments are off or the gateway refuses the amount, 503 if the call fails
 */
export async function createGatewayOrder(
  payments: GatewayAccount | null,
  { orderId, totalPaise }: { orderId: string; totalPaise: number },
): Promise<Payable> {
  if (totalPaise === 0) return { provider: 'none', key_id: null, gateway_order_id: null };
  if (!payments) throw conflict('payments-off', 'Nothing can be bought at the moment.');
  const { provider, keyId, client } = payments;
  const notes = { order: orderId };
  const created = client.createOrder({ amountPaise: totalPaise, receipt: receiptOf(orderId), notes });
  const { id } = await orUnavailable(created.catch(orAmountRefused));
  return { provider, key_id: keyId, gateway_order_id: id };
}

function orAmountRefused(error: unknown): never {
  if (!refusesAmount(error)) throw error;
  throw conflict(
    'amount-refused',
    'The payment provider does not take this amount in one payment. Please order fewer items at a time, or write to us.',
  );
}
