import { useSyncExternalStore } from 'react';

/** Something that a learner has chosen for this browser, in every tab's next lesson and at the next visit; blocked storage keeps it until the page is left. */
export function createBrowserChoice<Value extends boolean | number | string>(
  key: string,
  read: (stored: string | null) => Value,
) {
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  const get = (): Value => {
    try {
      return read(unstored ?? localStorage.getItem(key));
    } catch {
      return read(unstored ?? null);
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    choose(text: string): void {
      try {
        localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      listeners.forEach((listener) => listener());
    },
    useChosen: (): Value => useSyncExternalStore(subscribe, get),
  };
}
