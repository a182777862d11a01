import { useSyncExternalStore } from 'react';
import { useSession } from './use-session';

/**
 * Something that a person has chosen for this browser: for each account, also after a logout, and for visitors. An account that has chosen
 * nothing has what visitors chose here. Blocked storage stores it until the page is left.
 */
export function createBrowserChoice<Value extends boolean | number | string>(
  name: string,
  read: (stored: string | null) => Value,
) {
  const listeners = new Set<() => void>();
  const unstored = new Map<string, string>();
  const storedAs = (key: string): string | null => {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return unstored.get(key) ?? null;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Another tab.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  const store = (key: string, text: string) => {
    try {
      localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
    listeners.forEach((listener) => listener());
  };
  return {
    /** The choice of the present account, and the function that changes it. */
    useChoice() {
      const { user } = useSession();
      const key = user ? `${name}.${user.id}` : name;
      const value = useSyncExternalStore(subscribe, () => read(storedAs(key) ?? storedAs(name)));
      return { value, choose: (text: string) => store(key, text) };
    },
  };
}
