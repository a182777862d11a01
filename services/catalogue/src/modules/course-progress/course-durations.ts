import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../../answers/content-version';

/** Seconds of each of these courses; those without any may be left out. */
export type ReadDurations = (courseIds: readonly number[]) => Promise<Map<number, number>>;

const kept = 20_000;

/** Durations of courses, read once for each version of the content. */
export function createCourseDurations(read: ReadDurations, version: ContentVersion): ReadDurations {
  const durations = new LRUCache<number, { version: string; seconds: number }>({ max: kept });
  return async (courseIds) => {
    const current = await version.current();
    const known = new Map<number, number>();
    const missing: number[] = [];
    for (const id of courseIds) {
      const duration = durations.get(id);
      if (duration?.version === current) known.set(id, duration.seconds);
      else missing.push(id);
    }
    if (missing.length === 0) return known;
    const fresh = await read(missing);
    for (const id of missing) {
      const seconds = fresh.get(id) ?? 0;
      durations.set(id, { version: current, seconds });
      known.set(id, seconds);
    }
    return known;
  };
}
