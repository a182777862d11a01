import type { CertificateClaims } from '@vidyapath/http/learning-certificates';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { sign } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A compact JWS (RFC 7515) by the key that signs now. */
export function signCertificate(keys: Pick<KeyRing, 'current'>, claims: CertificateClaims): string {
  const { kid, privatePem } = keys.current();
  const { serial, learner_name, course_name, issued_at } = claims;
  const signed = `${part({ alg: 'ES256', kid })}.${part({ serial, learner_name, course_name, issued_at })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privatePem, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
