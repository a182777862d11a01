import { createHmac } from 'node:crypto';

/** The gateway's signatures: 64 hexadecimal digits. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
