export interface Unread {
  count: number;
  /** Increases with each event, so that lists are read again. */
  version: number;
}

export interface UnreadStore {
  getSnapshot(this: void): Unread;
  subscribe(this: void, listener: () => void): () => void;
  /** Call it when an event arrived: the list has changed, even if the number is the same. */
  received(this: void, count: number): void;
  /** Sets the number of a list that was just read. */
  seen(this: void, count: number): void;
}

/** The number of unread notifications, for all components that show it. */
export function createUnreadStore(): UnreadStore {
  const listeners = new Set<() => void>();
  let unread: Unread = { count: 0, version: 0 };
  const set = (next: Unread): void => {
    unread = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getSnapshot: () => unread,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    received: (count) => set({ count, version: unread.version + 1 }),
    seen: (count) => count !== unread.count && set({ ...unread, count }),
  };
}
