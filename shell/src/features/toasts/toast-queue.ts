import type { Notice, Notifier } from '@vidyapath/platform-api/notifier';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Notices that wait to be shown; the code that shows them is fetched with the first. */
export interface ToastQueue {
  notify: Notifier;
  store: StoreApi<readonly Notice[]>;
  /** Returns the waiting notices, each once. */
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
