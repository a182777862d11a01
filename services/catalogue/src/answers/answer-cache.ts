import type { Encoding } from '@vidyapath/service-kit/content-encoding';
import { LRUCache } from 'lru-cache';

/** A serialised answer with its headers as `writeHead` takes them: names and values in turns. */
export interface CachedAnswer {
  version: string;
  etag: string;
  encoding: Encoding;
  route: string;
  headers: string[];
  /** Of the 304 to whoever has it already. */
  headersUnchanged: string[];
  /** A small one as text, a character a byte. */
  body: string | Buffer;
}

export interface AnswerCache {
  find(key: string, version: string): CachedAnswer | undefined;
  put(key: string, answer: CachedAnswer): void;
}

const defaultBytes = 32 * 1_024 * 1_024;
/** A larger answer would push out too many others. */
const largestShare = 32;
/** Key, headers and the entry itself. */
const overhead = 2_048;

/** Keeps the answers used last, up to `maxBytes`. One of another version of the content counts as missing. */
export function createAnswerCache(maxBytes = defaultBytes): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / largestShare,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
  });
  return {
    find: (key, version) => {
      const answer = answers.get(key);
      return answer?.version === version ? answer : undefined;
    },
    put: (key, answer) => void answers.set(key, answer),
  };
}
