import { createSigner, type SignerSync } from 'fast-jwt';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { StartedSession } from './started-session';

export interface TokenIssuerOptions {
  keys: KeyRing;
  issuer: string;
  audience: string;
}

export type IssueToken = (session: StartedSession) => string;

/** Signs with the current key. */
export function createTokenIssuer({ keys, issuer: iss, audience: aud }: TokenIssuerOptions): IssueToken {
  let signer: { kid: string; sign: typeof SignerSync } | undefined;
  const sign: typeof SignerSync = (claims) => {
    const { kid, privatePem } = keys.current();
    if (signer?.kid !== kid) {
      signer = { kid, sign: createSigner({ key: privatePem, algorithm: 'ES256', kid, iss, aud }) };
    }
    return signer.sign(claims);
  };
  return ({ user: { id, name, email, role }, jti, sid, issuedAt, expiresAt }) =>
    sign({ id, name, email, role, jti, sid, iat: seconds(issuedAt), exp: seconds(expiresAt) });
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1_000);
