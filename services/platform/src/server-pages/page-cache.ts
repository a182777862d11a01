/** Values by key, for a time after their making began, bounded in number and size. One key is made once at a time. */
export interface PageCache<Value> {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  clear: () => void;
}

interface Kept<Value> {
  value: Value;
  bytes: number;
  until: number;
}

/** @param bytesOf undefined for a value that is not kept */
export function createPageCache<Value>(
  limits: { milliseconds: number; entries: number; bytes: number },
  bytesOf: (value: Value) => number | undefined,
): PageCache<Value> {
  let kept = new Map<string, Kept<Value>>();
  let making = new Map<string, Promise<Value>>();
  let bytes = 0;
  const remove = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const add = (key: string, added: Kept<Value>): void => {
    remove(key);
    if (added.bytes > limits.bytes) return;
    kept.set(key, added);
    bytes += added.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) break;
      remove(oldest);
    }
  };
  const makeAndKeep = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const into = kept;
    const until = performance.now() + limits.milliseconds;
    const value = await make();
    const size = bytesOf(value);
    // Not after it was cleared.
    if (size !== undefined && into === kept) add(key, { value, bytes: size, until });
    return value;
  };
  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found && found.until > performance.now()) {
        // The one that was not used for the longest time stands first.
        kept.delete(key);
        kept.set(key, found);
        return found.value;
      }
      const under = making;
      const made = under.get(key) ?? makeAndKeep(key, make).finally(() => under.delete(key));
      under.set(key, made);
      return made;
    },
    clear() {
      kept = new Map();
      making = new Map();
      bytes = 0;
    },
  };
}
