import type { UnreadAccess } from '@vidyapath/platform-api/unread';

export function createFakeUnread(initial: number): UnreadAccess {
  let unread = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => unread,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(count) {
      unread = count;
      listeners.forEach((listener) => listener());
    },
  };
}
