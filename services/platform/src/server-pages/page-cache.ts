import { LRUCache } from 'lru-cache';

/** Values by key, for a time after their making began, bounded in number and size. One key is made once at a time. */
export interface PageCache<Value> {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  clear: () => void;
}

export interface PageCacheLimits {
  milliseconds: number;
  /** An older value is made again while it is still answered. */
  freshMilliseconds?: number;
  entries: number;
  bytes: number;
}

/**
 * @param bytesOf undefined for a value that is not kept, and that ends the one before; `failed` for one that is not kept and ends none
 */
export function createPageCache<Value>(
  { milliseconds, freshMilliseconds = milliseconds, entries, bytes }: PageCacheLimits,
  bytesOf: (value: Value) => number | undefined | 'failed',
): PageCache<Value> {
  const kept = new LRUCache<string, { value: Value; start: number }>({
    max: entries,
    maxSize: bytes,
    ttl: milliseconds,
    ttlResolution: 0,
  });
  let making = new Map<string, Promise<Value>>();
  const makeAndKeep = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const under = making;
    const start = performance.now();
    const value = await make();
    const size = bytesOf(value);
    // Not after it was cleared.
    if (size === 'failed' || under !== making) return value;
    if (size === undefined) kept.delete(key);
    else kept.set(key, { value, start }, { size, start });
    return value;
  };
  const makeOnce = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const under = making;
    const made = under.get(key) ?? makeAndKeep(key, make).finally(() => under.delete(key));
    under.set(key, made);
    return made;
  };
  return {
    async get(key, make) {
      const found = kept.get(key);
      if (!found) return makeOnce(key, make);
      if (performance.now() - found.start >= freshMilliseconds) makeOnce(key, make).catch(() => undefined);
      return found.value;
    },
    clear() {
      kept.clear();
      making = new Map();
    },
  };
}
