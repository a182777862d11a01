import type { Notice, Notifier } from '@vidyapath/platform-api/notifier';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Toasts that wait to be shown; the first one fetches the code that shows them. */
export interface ToastQueue {
  notify: Notifier;
  store: StoreApi<readonly Notice[]>;
  /** Removes and returns the waiting toasts. */
  take(): readonly Notice[];
  /** Counts the navigations. */
  pages: StoreApi<number>;
}

export function createToastQueue(): ToastQueue {
  const store = createStore<readonly Notice[]>(() => []);
  const pages = createStore<number>(() => 0);
  return {
    store,
    pages,
    notify: (notice) => store.setState((waiting) => [...waiting, notice], true),
    take() {
      const waiting = store.getState();
      if (waiting.length > 0) store.setState([], true);
      return waiting;
    },
  };
}
