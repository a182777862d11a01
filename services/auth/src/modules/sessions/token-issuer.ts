import { createSigner, type SignerSync } from 'fast-jwt';
import type { KeyRing } from '@vidyapath/service-kit/keys/key-ring';
import type { StartedSession } from './started-session';

export interface TokenIssuerOptions {
  keys: KeyRing;
  issuer: string;
  audience: string;
  ttlSeconds: number;
}

export type IssueToken = (session: StartedSession) => string;

/** Signs with the current key. */
export function createTokenIssuer({ keys, issuer: iss, audience: aud, ttlSeconds }: TokenIssuerOptions): IssueToken {
  let signer: { kid: string; sign: typeof SignerSync } | undefined;
  const sign: typeof SignerSync = (claims) => {
    const { kid, privatePem } = keys.current();
    if (signer?.kid !== kid) {
      signer = {
        kid,
        sign: createSigner({ key: privatePem, algorithm: 'ES256', kid, iss, aud, expiresIn: ttlSeconds * 1_000 }),
      };
    }
    return signer.sign(claims);
  };
  return ({ user: { id, name, email, role }, jti }) => sign({ id, name, email, role, jti });
}
