import { GatewayError } from './gateway-error';

export const amountMin = 100;
/** Ten lakh rupees. */
const amountMax = 100_000_000;

export function assertAmount(amount: number): void {
  if (amount < amountMin) throw new GatewayError(400, 'The amount must be atleast INR 1.00', { field: 'amount' });
  if (amount > amountMax) throw new GatewayError(400, 'Amount exceeds maximum amount allowed.', { field: 'amount' });
}

export function assertRupees(currency: string): void {
  if (currency !== 'INR') throw new GatewayError(400, 'Currency is not supported', { field: 'currency' });
}
