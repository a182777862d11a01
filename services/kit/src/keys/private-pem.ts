import { generateKeyPairSync } from 'node:crypto';

/**
 * A new private key in PEM. Asked for as text, since Node up to 20 can wait for itself without end when it exports a key
 * object that it has just generated (garbage collection then takes the lock that the export holds).
 */
export function newPrivatePem(namedCurve = 'P-256'): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey;
}
