import { tooManyRequests, unavailable } from '@vidyapath/service-kit/http/errors';

export interface ConcurrencyLimit {
  /** Counts one more for a key (a person, an address) until the returned function is called. Throws a 429 for the key, or a 503 for all. */
  enter: (key: string) => () => void;
}

export interface ConcurrencyLimitOptions {
  perKey: number;
  total: number;
  /** The reason of a refusal, as a sentence for the user. */
  sentence: string;
}

const retrySeconds = 5;

/** Bounds concurrent requests: those above the limit are refused and do not wait. */
export function createConcurrencyLimit({ perKey, total, sentence }: ConcurrencyLimitOptions): ConcurrencyLimit {
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
      if ((counts.get(key) ?? 0) >= perKey) throw tooManyRequests(retrySeconds, sentence);
      if (all >= total) throw unavailable(retrySeconds, `${sentence} Please try again shortly.`);
      add(key, 1);
      let isIn = true;
      return () => {
        if (isIn) add(key, -1);
        isIn = false;
      };
    },
  };
}
