import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionUser } from './auth-token';

/** Tokens whose signature and claims were found good, so that the next requests of a session cost no cryptography. */
export interface VerifiedTokens {
  /** Whose token it is, unless it has expired or was verified too long ago. Whether it was revoked is another question. */
  find(authorization: string): SessionUser | undefined;
  remember(authorization: string, user: SessionUser): void;
}

const most = 1_000;
/** Milliseconds after which the keys are asked again. */
const trustedFor = 60_000;

/** Kept by hash: what lies in memory is no token. */
export function createVerifiedTokens(): VerifiedTokens {
  const users = new LRUCache<string, SessionUser>({ max: most, ttl: trustedFor });
  return {
    find: (authorization) => {
      const user = users.get(keyOf(authorization));
      return user && user.exp * 1_000 > Date.now() ? user : undefined;
    },
    remember: (authorization, user) => void users.set(keyOf(authorization), user),
  };
}

const keyOf = (authorization: string): string => hash('sha256', authorization, 'base64');
