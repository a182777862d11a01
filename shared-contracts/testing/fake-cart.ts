import { limits } from '@vidyapath/http/limits';
import { type CartAccess, type CartEntry, cartKey } from '@vidyapath/platform-api/cart';

/** A cart in memory, for one test. */
export function createFakeCart(initial: readonly CartEntry[]): CartAccess {
  let entries = initial;
  const listeners = new Set<() => void>();
  const become = async (next: readonly CartEntry[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(item, seenPaise) {
      if (entries.some((entry) => cartKey(entry.item) === cartKey(item))) return 'there';
      if (entries.length >= limits.commerce.itemsMax) return 'full';
      await become([...entries, { item, ...(seenPaise !== undefined && { seenPaise }) }]);
      return 'added';
    },
    remove(items) {
      const removed = items.map(cartKey);
      return become(entries.filter(({ item }) => !removed.includes(cartKey(item))));
    },
    clear: () => become([]),
  };
}
