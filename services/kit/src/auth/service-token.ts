import { createVerifier } from 'fast-jwt';
import { type HttpProblem, invalidToken } from '../http/errors';
import { serviceAudience } from '../process/config';
import type { KeySource } from './key-source';
import type { ServiceIdentity } from './service-identity';
import { keyIdOf } from './token-header';
import { createVerifiedTokens } from './verified-tokens';

/** Finds the service whose token an `Authorization` header carries. Rejects other headers with 401. */
export type VerifyServiceToken = (authorization: string, requestId?: string) => Promise<ServiceIdentity>;

/** Tokens of services live for minutes, so they are not revoked. A person's token has another audience. */
export function createServiceTokenCheck({ keys, issuer }: { keys: KeySource; issuer: string }): VerifyServiceToken {
  const verified = createVerifiedTokens<ServiceIdentity>(keys);
  const verifyWith = (key: string): ((token: string) => unknown) =>
    createVerifier({
      key,
      algorithms: ['ES256'],
      allowedIss: issuer,
      allowedAud: serviceAudience,
      requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub', 'scope'],
    });
  return async (authorization, requestId) => {
    const known = verified.find(authorization);
    if (known) return known;
    const kid = keyIdOf(authorization);
    if (kid === undefined) throw refused();
    const key = await keys.find(kid, requestId);
    if (!key) throw refused();
    try {
      const service = identityOf(verifyWith(key)(authorization.split(' ')[1] ?? ''));
      verified.remember(authorization, kid, service);
      return service;
    } catch (error) {
      throw refused(error);
    }
  };
}

function identityOf(claims: unknown): ServiceIdentity {
  const { sub, scope, exp } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof scope !== 'string' || typeof exp !== 'number') throw new Error('Other claims.');
  return { id: sub, scopes: scope.split(' '), exp };
}

function refused(cause?: unknown): HttpProblem {
  return invalidToken('The token is no valid token of a service.', { cause });
}
