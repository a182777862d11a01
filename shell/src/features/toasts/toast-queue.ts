import type { Notice, Notifier } from '@vidyapath/platform-api/notifier';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Toasts that wait to be shown; the first one fetches the code that shows them. */
export interface ToastQueue {
  notify: Notifier;
  store: StoreApi<readonly Notice[]>;
  /** Removes and returns the waiting toasts. */
  take(): readonly Notice[];
}

export function createToastQueue(): ToastQueue {
  const store = createStore<readonly Notice[]>(() => []);
  return {
    store,
    notify: (notice) => store.setState((waiting) => [...waiting, notice], true),
    take() {
      const waiting = store.getState();
      if (waiting.length > 0) store.setState([], true);
      return waiting;
    },
  };
}
