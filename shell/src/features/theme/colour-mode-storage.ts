import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import { type KeptValues, lastingValues } from '../../lib/kept-values';

type Mode = 'light' | 'dark' | 'system';

/** Keeps the reader's choice under `dark-mode` (`true`, `false`, or nothing while the system decides), as MUI's theme reads and writes it. */
export interface ColourModeStorage {
  manager: (options: { key: string }) => {
    get: (fallback: string) => string;
    set: (value: string) => void;
    subscribe: (listener: (value: string) => void) => () => void;
  };
  /** Follows the system again. */
  forget(): void;
}

const key = storageKeys.darkMode;
const modeOf = (stored: string | null): Mode => (stored === 'true' ? 'dark' : stored === 'false' ? 'light' : 'system');

export function createColourModeStorage(storage: KeptValues = lastingValues): ColourModeStorage {
  const listeners = new Set<(value: string) => void>();
  const tell = () => listeners.forEach((listener) => listener(modeOf(storage.getItem(key))));

  const kept = {
    get: () => modeOf(storage.getItem(key)),
    set(value: string) {
      if (value === 'system') storage.removeItem(key);
      else storage.setItem(key, String(value === 'dark'));
    },
    subscribe(listener: (value: string) => void) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key === key) listener(modeOf(event.newValue));
      };
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
  // MUI also asks for the names of the two schemes, which nobody changes.
  const fixed = { get: (fallback: string) => fallback, set: () => undefined, subscribe: () => () => undefined };

  return {
    manager: (options) => (options.key === key ? kept : fixed),
    forget() {
      storage.removeItem(key);
      tell();
    },
  };
}
