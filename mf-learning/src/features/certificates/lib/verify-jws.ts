import type { Certificate, CertificateClaims, CertificateKeys } from '@vidyapath/http/learning-certificates';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
const jsonOf = (text: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(text)));

/** Whether the signature is of one of the keys, and of what the page shows. */
export async function verifyJws(certificate: Certificate, { keys }: CertificateKeys): Promise<boolean> {
  const [head = '', body = '', signature = ''] = certificate.jws.split('.');
  try {
    const { kid, alg } = jsonOf(head) as { kid?: string; alg?: string };
    const jwk = keys.find((key) => key.kid === kid);
    if (!jwk || alg !== 'ES256') return false;
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
    const claims = jsonOf(body) as CertificateClaims;
    const names = ['serial', 'learner_name', 'course_name', 'issued_at'] as const;
    return isSigned && names.every((name) => claims[name] === certificate[name]);
  } catch {
    return false;
  }
}

/** The same without this site, by the public keys alone. */
export const offlineScript = `import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { keys } = JSON.parse(readFileSync('keys.json', 'utf8'));
const [head, body, signature] = readFileSync('certificate.jws', 'utf8').trim().split('.');
const { kid } = JSON.parse(Buffer.from(head, 'base64url'));
const key = createPublicKey({ key: keys.find((one) => one.kid === kid), format: 'jwk' });
const signed = Buffer.from(head + '.' + body);
console.log(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')));
console.log(Buffer.from(body, 'base64url').toString());`;
