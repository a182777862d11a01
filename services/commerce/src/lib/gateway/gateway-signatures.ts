import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the gateway signed this payment of this order; `orderId` is the one that is stored, never one that was sent along. */
export const paymentSignatureHolds = (secret: string, orderId: string, paymentId: string, signature: string): boolean =>
  holds(secret, `${orderId}|${paymentId}`, signature);

/** Whether the gateway signed these bytes with one of `secrets`: during a change the one before holds as well. */
export const webhookSignatureHolds = (secrets: readonly string[], rawBytes: Uint8Array, signature: string): boolean =>
  // All of them are tried, so that the time does not reveal which one holds.
  secrets.map((secret) => holds(secret, rawBytes, signature)).some(Boolean);

function holds(secret: string, signed: string | Uint8Array, signature: string): boolean {
  if (secret === '') return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
