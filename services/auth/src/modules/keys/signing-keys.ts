import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/config';
import type { Jwks } from '@vidyapath/service-kit/key-source';

export interface SigningKey {
  kid: string;
  privatePem: string;
  publicPem: string;
}
export interface SigningKeys {
  /** The one that signs: the last by file name. */
  current: SigningKey;
  /** All of them, so that tokens of the key before stay valid until they expire. */
  jwks: Jwks;
}

/** Reads the P-256 keys `*.pem` of `folder`, and makes the first one there when it has none. */
export function loadSigningKeys(folder: string): SigningKeys {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (pemFiles(folder).length === 0) createFirstKey(folder);
    const keys = pemFiles(folder).map((file) => readKey(join(folder, file)));
    const current = keys.at(-1);
    if (!current) throw new OperatorError([`DATA_DIR: no signing key could be made in ${folder}`]);
    return { current: current.key, jwks: { keys: keys.map(({ jwk }) => jwk) } };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError([`DATA_DIR: ${folder} cannot be used for the signing key: ${(error as Error).message}`]);
  }
}

function pemFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.pem')).sort();
}

/** Linked into place, so that of two processes that start at once both end with the same whole key. */
function createFirstKey(folder: string): void {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const unfinished = join(folder, `${randomUUID()}.new`);
  writeFileSync(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(unfinished, join(folder, 'signing-1.pem'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

function readKey(file: string) {
  chmodSync(file, 0o600);
  const privatePem = readFileSync(file, 'utf8');
  const publicKey = publicKeyOf(file, privatePem);
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  // RFC 7638: the required members in lexical order.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { key: { kid, privatePem, publicPem }, jwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } };
}

function publicKeyOf(file: string, privatePem: string): KeyObject {
  try {
    const key = createPrivateKey(privatePem);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return createPublicKey(key);
  } catch {
    throw new OperatorError([`DATA_DIR: ${file} takes a P-256 private key in PEM, got something else`]);
  }
  throw new OperatorError([`DATA_DIR: ${file} takes a P-256 private key in PEM, got another kind of key`]);
}
