import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@vidyapath/service-kit/http/rate-limit';
import type { Counts } from './messages';

export interface SharedCounts {
  Store: FastifyRateLimitStoreCtor;
  /** Adds the counts of another worker. */
  add: (counts: Counts) => void;
  /** The counts of this worker since the last call. */
  take: () => Counts;
}

/** More clients than this in one window remove the oldest one. */
const maxClients = 50_000;

/**
 * Counts for the rate limit over all workers, a few milliseconds behind. Windows are those of the clock, so that all
 * workers begin a new one together without a message.
 */
export function createSharedCounts(now: () => number = Date.now): SharedCounts {
  let window = 0;
  let totals = new Map<string, number>();
  let fresh = new Map<string, number>();

  const count = (key: string, by: number, length: number): number => {
    const current = Math.floor(now() / length);
    if (current !== window) {
      window = current;
      totals = new Map();
    }
    const total = (totals.get(key) ?? 0) + by;
    totals.set(key, total);
    if (totals.size > maxClients) totals.delete(totals.keys().next().value ?? '');
    return total;
  };
  let length = 60_000;

  class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow = length): void {
      length = timeWindow;
      fresh.set(key, (fresh.get(key) ?? 0) + 1);
      callback(null, { current: count(key, 1, length), ttl: length - (now() % length) });
    }

    child(): this {
      return this;
    }
  }
  return {
    Store,
    add: (counts) => {
      for (const [key, by] of counts) count(key, by, length);
    },
    take: () => {
      const taken = [...fresh];
      if (taken.length > 0) fresh = new Map();
      return taken;
    },
  };
}
