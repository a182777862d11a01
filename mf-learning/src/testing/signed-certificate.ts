import type { Certificate, CertificateKeys } from '@vidyapath/http/learning-certificates';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encoded = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** A certificate with a true signature, and the key to check it by. */
export async function signedCertificate(part: Partial<Certificate> = {}) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const keys: CertificateKeys = {
    keys: [{ kty: 'EC', crv: 'P-256', x, y, kid: 'k1', alg: 'ES256', use: 'sig' }],
  };
  const claims = {
    serial: '0123456789abcdef0123456789abcdef',
    learner_name: 'आशा Devi',
    course_name: 'React Basics',
    issued_at: '2026-11-21T20:00:00Z',
  };
  const signed = `${encoded({ alg: 'ES256', kid: 'k1' })}.${encoded(claims)}`;
  const bytes = new TextEncoder().encode(signed);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes);
  const jws = `${signed}.${base64url(new Uint8Array(signature))}`;
  const certificate: Certificate = { ...claims, status: 'valid', revoked_at: null, jws, ...part };
  return { certificate, keys };
}
