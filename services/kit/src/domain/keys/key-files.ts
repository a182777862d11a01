import { createHash, createPrivateKey, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../process/config';
import { newPrivatePem } from './private-pem';

export interface SigningKey {
  kid: string;
  privatePem: string;
  publicPem: string;
  jwk: Record<'kty' | 'crv' | 'x' | 'y' | 'kid' | 'alg' | 'use', string>;
}

/** Names of the keys in `folder`, the oldest first. */
export function listKeyFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pem'));
  return names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Creates the first key and the folder if they are missing. */
export function ensureKey(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (listKeyFiles(folder).length === 0) createNextKey(folder);
}

/** Creates the next key in `folder`, and returns its name. Of two callers at once one creates it. */
export function createNextKey(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const numbers = listKeyFiles(folder).map((name) => Number(/^signing-(\d{1,9})\.pem$/.exec(name)?.[1] ?? 0));
  const name = `signing-${Math.max(0, ...numbers) + 1}.pem`;
  // Linked into place, so that no reader sees a partial file.
  const unfinished = join(folder, `${randomUUID()}.new`);
  writeFileSync(unfinished, newPrivatePem(), { mode: 0o600 });
  try {
    linkSync(unfinished, join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  return name;
}

/** Seconds since the key's file was written. */
export function ageOfKeyFile(file: string): number {
  return (Date.now() - statSync(file).mtimeMs) / 1_000;
}

export function readKeyFile(file: string): SigningKey {
  keepPrivate(file);
  const privatePem = readFileSync(file, 'utf8');
  const publicKey = publicKeyOf(file, privatePem);
  const { crv = '', kty = '', x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // RFC 7638: the required members in lexical order.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { kid, privatePem, publicPem, jwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } };
}

/** Lets no other user read the file. A mounted secret keeps the permissions that it was mounted with. */
function keepPrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!['EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
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
