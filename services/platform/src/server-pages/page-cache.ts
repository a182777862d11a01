import { LRUCache } from 'lru-cache';

/** Values by key, for a time after their making began, bounded in number and size. One key is made once at a time. */
export interface PageCache<Value> {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  clear: () => void;
}

/** @param bytesOf undefined for a value that is not kept */
export function createPageCache<Value>(
  limits: { milliseconds: number; entries: number; bytes: number },
  bytesOf: (value: Value) => number | undefined,
): PageCache<Value> {
  const kept = new LRUCache<string, { value: Value }>({
    max: limits.entries,
    maxSize: limits.bytes,
    ttl: limits.milliseconds,
    ttlResolution: 0,
  });
  let making = new Map<string, Promise<Value>>();
  const makeAndKeep = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const under = making;
    const start = performance.now();
    const value = await make();
    const size = bytesOf(value);
    // Not after it was cleared.
    if (size !== undefined && under === making) kept.set(key, { value }, { size, start });
    return value;
  };
  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) return found.value;
      const under = making;
      const made = under.get(key) ?? makeAndKeep(key, make).finally(() => under.delete(key));
      under.set(key, made);
      return made;
    },
    clear() {
      kept.clear();
      making = new Map();
    },
  };
}
