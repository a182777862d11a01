import { logFailure } from './log';

/** The part of browser storage that the shell uses. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Browser storage that may be refused (cookies blocked) or full: values that can't be stored are kept
 * while this page is open, and nothing fails.
 * @param open returns the storage; it throws if the browser refuses it
 */
export function keptValues(open: () => Storage): KeptValues {
  const refused = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }

  return {
    getItem: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      refused.delete(key);
      try {
        open().setItem(key, value);
      } catch (cause) {
        logFailure(`${key} can’t be stored, so it lasts as long as this page`, cause);
        // The next page must not read the earlier value.
        attempt((storage) => storage.removeItem(key), undefined);
        refused.set(key, value);
      }
    },
    removeItem(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** Shared by all tabs. */
export const lastingValues = keptValues(() => window.localStorage);
/** Removed with the tab. */
export const tabValues = keptValues(() => window.sessionStorage);
