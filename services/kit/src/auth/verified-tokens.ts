import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeySource } from './key-source';
import type { SessionUser } from './session-user';

/** Tokens whose signature and claims were found good, so that the next requests of a session cost no cryptography. */
export interface VerifiedTokens {
  /** Whose token it is, unless it has expired or the key that it names was taken away. Whether it was revoked is another question. */
  find(authorization: string): SessionUser | undefined;
  remember(authorization: string, kid: string, user: SessionUser): void;
}

const most = 1_000;

/** Kept by hash: what lies in memory is no token. */
export function createVerifiedTokens(keys: Pick<KeySource, 'holds'>): VerifiedTokens {
  const known = new LRUCache<string, { kid: string; user: SessionUser }>({ max: most });
  return {
    find: (authorization) => {
      const found = known.get(keyOf(authorization));
      return found && found.user.exp * 1_000 > Date.now() && keys.holds(found.kid) ? found.user : undefined;
    },
    remember: (authorization, kid, user) => void known.set(keyOf(authorization), { kid, user }),
  };
}

const keyOf = (authorization: string): string => hash('sha256', authorization, 'base64');
