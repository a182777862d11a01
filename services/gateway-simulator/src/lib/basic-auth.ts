import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from './gateway-error';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets only the bearer of the key pair pass. */
export function checkKeyPair({ headers }: FastifyRequest, keyId: string, keySecret: string): void {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  if (timingSafeEqual(digest(headers.authorization ?? ''), expected)) return;
  const words = { source: 'NA', step: 'NA', reason: 'NA' };
  throw new GatewayError(401, 'Authentication failed', words, { 'www-authenticate': 'Basic realm="Razorpay"' });
}
