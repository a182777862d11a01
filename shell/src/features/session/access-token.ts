import { roles, type Role } from '@vidyapath/http/roles';
import type { SessionSnapshot, SessionUser } from '@vidyapath/platform-api/session';

export interface TokenClaims {
  user: SessionUser;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/**
 * Reads the claims that screens show. The services check the signature and refuse a forged token.
 * @throws {TypeError} when the token can't be read
 */
export function readToken(token: string): TokenClaims {
  const { id, name, email, role, exp } = payloadOf(token);
  if (
    typeof id !== 'number' ||
    typeof name !== 'string' ||
    typeof email !== 'string' ||
    !isRole(role) ||
    typeof exp !== 'number' ||
    !Number.isFinite(exp)
  ) {
    throw new TypeError('The access token lacks a claim');
  }
  return { user: { id, name, email, role }, expiresAt: exp };
}

export const hasExpired = ({ expiresAt }: TokenClaims): boolean => expiresAt * 1_000 <= Date.now();

/** Whether the claims' session has expired. */
export const isOver = (snapshot: SessionSnapshot): boolean => snapshot.status === 'signed-in' && hasExpired(snapshot);

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

function payloadOf(token: string): Record<string, unknown> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof payload === 'object' && payload !== null) return { ...payload };
  } catch (cause) {
    throw new TypeError('The access token can’t be read', { cause });
  }
  throw new TypeError('The access token can’t be read');
}
