import { serviceAudience } from '@vidyapath/service-kit/process/config';
import { createSigner } from 'fast-jwt';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { ServiceClient } from './service-clients';

/** Tokens of services are not revoked: one that leaks, or names a removed scope, expires within minutes. */
export const serviceTokenSeconds = 300;

/** Signs with the current key. */
export function issueServiceToken(keys: KeyRing, issuer: string, { id, scopes }: ServiceClient): string {
  const { kid, privatePem } = keys.current();
  const sign = createSigner({
    key: privatePem,
    algorithm: 'ES256',
    kid,
    iss: issuer,
    aud: serviceAudience,
    sub: id,
    expiresIn: serviceTokenSeconds * 1_000,
  });
  return sign({ scope: scopes.join(' ') });
}
