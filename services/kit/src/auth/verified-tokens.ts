import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeySource } from './key-source';

/** Tokens whose signature and claims were found good, so that the next requests with it cost no cryptography. */
export interface VerifiedTokens<Holder> {
  /** Whose token it is, unless it has expired or the key that it names was taken away. Whether it was revoked is another question. */
  find(authorization: string): Holder | undefined;
  remember(authorization: string, kid: string, holder: Holder): void;
}

const most = 1_000;

/** Kept by hash: what lies in memory is no token. */
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
