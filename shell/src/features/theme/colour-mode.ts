import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import { type KeptValues, lastingValues } from '../../lib/kept-values';

export type ChosenMode = 'light' | 'dark' | 'system';

/** The colour mode: the reader's choice, stored under `dark-mode` (`true`, `false`, or missing while the system decides). */
export interface ColourMode {
  chosen: () => ChosenMode;
  /** The present mode, chosen or the system's. */
  isDark: () => boolean;
  choose: (mode: ChosenMode) => void;
  /** Follows the system again. */
  forget: () => void;
  /** Calls `listener` after every change, also by the system or another tab; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

const key = storageKeys.darkMode;

/** Keeps `data-theme` of the page's root up to date, since the variables of both modes depend on it. */
export function createColourMode(storage: KeptValues = lastingValues, root = document.documentElement): ColourMode {
  const listeners = new Set<() => void>();
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const chosen = (): ChosenMode => {
    const stored = storage.getItem(key);
    return stored === 'true' ? 'dark' : stored === 'false' ? 'light' : 'system';
  };
  const isDark = () => (chosen() === 'system' ? system.matches : chosen() === 'dark');
  const show = () => {
    root.setAttribute('data-theme', isDark() ? 'dark' : 'light');
    listeners.forEach((listener) => listener());
  };
  const choose = (mode: ChosenMode) => {
    if (mode === 'system') storage.removeItem(key);
    else storage.setItem(key, String(mode === 'dark'));
    show();
  };

  system.addEventListener('change', show);
  window.addEventListener('storage', (event) => event.key === key && show());
  show();

  return {
    chosen,
    isDark,
    choose,
    forget: () => choose('system'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
