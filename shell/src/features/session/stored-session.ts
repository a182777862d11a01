import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import type { KeptValues } from '../../lib/kept-values';
import { logFailure } from '../../lib/log';
import type { TokenClaims } from './access-token';
import type { NameCipher } from './name-cipher';

/** The session's keys in browser storage. */
export interface StoredSession {
  readToken(): string | null;
  /** Whether the stored session is kept after this tab is closed. */
  isRemembered(): boolean;
  /** @param remember `false`: removed with this tab */
  write(token: string, claims: TokenClaims, remember: boolean): Promise<void>;
  /** Writes the name again when the stored one can't be decrypted any more. */
  restoreName(name: string): Promise<void>;
  /** Removes the present session; with `everywhere` also one that other tabs remember. */
  clear(everywhere: boolean): void;
}

export function createStoredSession(cipher: NameCipher, lasting: KeptValues, ofTab: KeptValues): StoredSession {
  const holder = () => (ofTab.getItem(storageKeys.accessToken) === null ? lasting : ofTab);

  async function writeName(storage: KeptValues, name: string): Promise<void> {
    try {
      storage.setItem(storageKeys.userName, await cipher.encrypt(name));
    } catch (cause) {
      logFailure('The name can’t be stored encrypted, so it is not stored', cause);
    }
  }

  return {
    readToken: () => holder().getItem(storageKeys.accessToken),
    isRemembered: () => holder() === lasting,
    async write(token, { user }, remember) {
      const [chosen, other] = remember ? [lasting, ofTab] : [ofTab, lasting];
      removeSession(other);
      chosen.setItem(storageKeys.userId, String(user.id));
      chosen.setItem(storageKeys.userEmail, user.email);
      chosen.setItem(storageKeys.userRole, user.role);
      await writeName(chosen, user.name);
      // Stored last: other tabs adopt the session when they find the token.
      chosen.setItem(storageKeys.accessToken, token);
    },
    async restoreName(name) {
      const storage = holder();
      const stored = storage.getItem(storageKeys.userName);
      if (stored !== null && (await cipher.decrypt(stored)) === name) return;
      await writeName(storage, name);
    },
    clear(everywhere) {
      for (const storage of everywhere ? [ofTab, lasting] : [holder()]) removeSession(storage);
      lasting.removeItem(storageKeys.darkMode);
    },
  };
}

function removeSession(storage: KeptValues): void {
  const { accessToken, userId, userName, userEmail, userRole } = storageKeys;
  for (const key of [accessToken, userId, userName, userEmail, userRole]) storage.removeItem(key);
}
