import { tooManyRequests, unavailable } from '../http/errors';

export interface ConcurrencyLimit {
  /** Counts one more for a key (a person, an address) until the returned function is called. Throws a 429 for the key. */
  enter: (key: string) => () => void;
}

export interface ConcurrencyLimitOptions {
  perKey: number;
  total: number;
  /** The reason of a refusal, as a sentence for the user. */
  sentence: string;
  /** 5 by default. */
  retrySeconds?: number;
  /** Of a refusal by the total; 503 by default. */
  fullStatus?: 429 | 503;
}

/** Bounds concurrent requests: those above the limit are refused and do not wait. */
export function createConcurrencyLimit({
  perKey,
  total,
  sentence,
  retrySeconds = 5,
  fullStatus = 503,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const counts = new Map<string, number>();
  let all = 0;
  const add = (key: string, by: 1 | -1): void => {
    all += by;
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    enter: (key) => {
      const isFull = all >= total;
      if ((counts.get(key) ?? 0) >= perKey || (isFull && fullStatus === 429))
        throw tooManyRequests(retrySeconds, sentence);
      if (isFull) throw unavailable(retrySeconds, `${sentence} Please try again shortly.`);
      add(key, 1);
      let isIn = true;
      return () => {
        if (isIn) add(key, -1);
        isIn = false;
      };
    },
  };
}
