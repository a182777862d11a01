import type { Encoding } from '@vidyapath/service-kit/http/content-encoding';
import { LRUCache } from 'lru-cache';

/** A serialised answer with the headers that its route gave it. */
export interface CachedAnswer {
  version: string;
  etag: string;
  encoding: Encoding;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface AnswerCache {
  /** Bytes of the largest answer that is cached: a larger one would replace too many others. */
  largest: number;
  find(key: string, version: string): CachedAnswer | undefined;
  put(key: string, answer: CachedAnswer): void;
}

const defaultBytes = 32 * 1_024 * 1_024;
const largestShare = 32;
/** Key, headers and the entry itself. */
const overhead = 2_048;

/** Keeps the most recently used answers, up to `maxBytes`. An answer of another version of the content counts as missing. */
export function createAnswerCache(maxBytes = defaultBytes): AnswerCache {
  const largest = maxBytes / largestShare;
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    maxEntrySize: largest,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
  });
  return {
    largest,
    find: (key, version) => {
      const answer = answers.get(key);
      return answer?.version === version ? answer : undefined;
    },
    put: (key, answer) => void answers.set(key, answer),
  };
}
