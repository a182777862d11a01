import { generateKeyPairSync } from 'node:crypto';

/**
 * A new private key in PEM. Asked for as text, since Node 20 can deadlock when it exports a key object that it has just
 * generated: garbage collection of the generating job takes the lock that the export holds. Node 22 does not.
 */
export function newPrivatePem(namedCurve = 'P-256'): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey;
}
