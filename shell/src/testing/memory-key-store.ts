import type { KeyStore } from '../features/session/key-store';

export function createMemoryKeyStore(): KeyStore {
  let kept: CryptoKey | undefined;
  return {
    read: async () => kept,
    write: async (key) => {
      kept = key;
    },
  };
}
