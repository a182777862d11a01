import { createHash } from 'node:crypto';

/** The one spelling in which addresses are compared. Providers' own rules (dots, `+`) are ignored. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Replaces the address of an account where the address must not be readable. */
export function accountDigest(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url');
}
