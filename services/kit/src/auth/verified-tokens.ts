import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeySource } from './key-source';

/** Tokens with a verified signature and claims; further requests with them need no cryptography. */
export interface VerifiedTokens<Holder> {
  /** The holder of a token, unless it has expired or its key was removed. Revocation is not checked. */
  find(authorization: string): Holder | undefined;
  remember(authorization: string, kid: string, holder: Holder): void;
}

const most = 1_000;

/** Stored by hash, so that no token is in memory. */
export function createVerifiedTokens<Holder extends { exp: number }>(
  keys: Pick<KeySource, 'holds'>,
): VerifiedTokens<Holder> {
  const known = new LRUCache<string, { kid: string; holder: Holder }>({ max: most });
  return {
    find: (authorization) => {
      const found = known.get(keyOf(authorization));
      return found && found.holder.exp * 1_000 > Date.now() && keys.holds(found.kid) ? found.holder : undefined;
    },
    remember: (authorization, kid, holder) => void known.set(keyOf(authorization), { kid, holder }),
  };
}

const keyOf = (authorization: string): string => hash('sha256', authorization, 'base64');
