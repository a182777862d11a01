import { createHash, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';
import type { Role } from '@vidyapath/http/roles';
import { serviceAudience, tokenAudience } from '@vidyapath/service-kit/process/config';
import { newPrivatePem } from '@vidyapath/service-kit/domain/keys/private-pem';
import { createKeySource, type Jwk, type KeySource } from '@vidyapath/service-kit/auth/key-source';
import type { RevocationSource } from '@vidyapath/service-kit/auth/revocation-follower';

export interface TestTokens {
  keys: KeySource;
  /** Knows the `jti`s put into `revoked`. */
  revocations: RevocationSource;
  revoked: Set<string>;
  issuer: string;
  audience: string;
  publicKeyPem: string;
  jwk: Jwk & { kid: string };
  /** A token as auth would issue it; `claims` and `header` replace or, when undefined, remove members. */
  signToken: (claims?: Record<string, unknown> & { role?: Role }, header?: Record<string, unknown>) => string;
  /** Headers with a token of this role. */
  as: (role: Role) => { authorization: string };
  /** Headers with the token of a service that has this scope. */
  asService: (scope: string, claims?: Record<string, unknown>) => { authorization: string };
}

/** Its own key, or that of an auth service, and the options with which `registerTokenCheck` trusts it. */
export function createTestTokens(issuer = 'Vidyapath', privatePem = newPrivatePem()): TestTokens {
  const privateKey = createPrivateKey(privatePem);
  const publicKey = createPublicKey(privateKey);
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  const jwk = { crv, kty, x, y, kid };
  const revoked = new Set<string>();

  const signToken: TestTokens['signToken'] = (claims = {}, header = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    const user = { id: 1, name: 'Test', email: 'test@vidyapath.example', role: 'User' };
    const times = { iss: issuer, aud: tokenAudience, iat: now, exp: now + 3_600, jti: randomUUID() };
    const text = [
      { alg: 'ES256', typ: 'JWT', kid, ...header },
      { ...user, ...times, ...claims },
    ]
      .map(encode)
      .join('.');
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };
  return {
    keys: createKeySource(() => ({ keys: [jwk] })),
    revocations: { isRevoked: ({ jti }) => revoked.has(jti) },
    revoked,
    issuer,
    audience: tokenAudience,
    jwk,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signToken,
    as: (role) => ({ authorization: `Bearer ${signToken({ role })}` }),
    asService: (scope, claims = {}) => {
      const noPerson = { id: undefined, name: undefined, email: undefined, role: undefined, jti: undefined };
      const token = signToken({ ...noPerson, aud: serviceAudience, sub: 'learning', scope, ...claims });
      return { authorization: `Bearer ${token}` };
    },
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
