import { logFailure } from './log';

/** The part of browser storage that the shell uses. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Browser storage that a browser may refuse (cookies blocked) or that may be full: what can't be kept there is kept for
 * as long as this page is open, and nothing fails.
 * @param open the storage itself; reading it throws where it is refused
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
        // The earlier value must not come back with the next page.
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
