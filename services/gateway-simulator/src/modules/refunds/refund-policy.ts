import { amountMin } from '../../lib/amounts';
import { GatewayError } from '../../lib/gateway-error';
import type { PaymentRow } from '../payments/payments';

const refusal = (description: string) => new GatewayError(400, description, { field: 'amount' });

/** The amount that is refunded of `payment`: `requested`, or all that is left. */
export function refundAmountOf(payment: PaymentRow, requested: number | null | undefined, now: Date): number {
  if (payment.status === 'refunded') throw new GatewayError(400, 'The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new GatewayError(400, 'The payment status should be captured for action to be taken');
  if (isTooOld(payment.created_at, now))
    throw new GatewayError(400, 'The payment is more than 6 months old and cannot be refunded');
  const left = payment.amount - payment.amount_refunded;
  const amount = requested ?? left;
  if (amount < amountMin) throw refusal('The amount must be atleast INR 1.00');
  if (amount > left) throw refusal('The refund amount provided is greater than amount captured');
  return amount;
}

function isTooOld(createdAt: Date, now: Date): boolean {
  const last = new Date(createdAt);
  last.setUTCMonth(last.getUTCMonth() + 6);
  return now > last;
}
