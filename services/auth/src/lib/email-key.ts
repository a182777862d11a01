import { createHash } from 'node:crypto';
import { emailKey } from '@vidyapath/service-kit/domain/people/email-key';

/** Replaces the address of an account where the address must not be readable. */
export function accountDigest(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}
