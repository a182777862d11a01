import { logFailure } from '../../lib/log';
import type { KeyStore } from './key-store';

/** Encrypts the name that stays in browser storage with AES-GCM and a non-extractable key of this browser. */
export interface NameCipher {
  encrypt(name: string): Promise<string>;
  /** A value that can't be decrypted is logged and reads as the empty string. */
  decrypt(stored: string): Promise<string>;
}

const algorithm = 'AES-GCM';
const vectorLength = 12;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export function createNameCipher(keys: KeyStore): NameCipher {
  async function key(): Promise<CryptoKey> {
    const known = await keys.read();
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
    await keys.write(made);
    return made;
  }

  return {
    async encrypt(name) {
      const iv = crypto.getRandomValues(new Uint8Array(vectorLength));
      const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, await key(), new TextEncoder().encode(name));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    async decrypt(stored) {
      try {
        const bytes = fromBase64(stored);
        const iv = bytes.slice(0, vectorLength);
        const opened = await crypto.subtle.decrypt({ name: algorithm, iv }, await key(), bytes.slice(vectorLength));
        return new TextDecoder().decode(opened);
      } catch (cause) {
        logFailure('The stored name can’t be decrypted', cause);
        return '';
      }
    },
  };
}
