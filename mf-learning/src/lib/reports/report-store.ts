import { keptReports } from '../learning-limits';
import type { Range } from '../seen/ranges';

/** What a learner has seen of a lesson and the service has not accepted yet. */
export interface Report {
  id: string;
  userId: number;
  videoId: number;
  courseId: number;
  /** Length of the lesson, in seconds. */
  seconds: number;
  position: number;
  /** This person's position in the lesson at the service, as far as this page knew. */
  known: number | null;
  ranges: Range[];
  /** Milliseconds since the epoch. */
  at: number;
  /** The page that made it still adds to it. */
  open: boolean;
}

const prefix = 'learning-report:';
const keyOf = ({ userId, videoId, id }: Report) => `${prefix}${userId}:${videoId}:${id}`;

function parse(text: string | null): Report | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Report | null;
    return value && Array.isArray(value.ranges) && Number.isFinite(value.position) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reports in the browser's storage, each under its own key, so that two tabs never write the same one. Each belongs to one user:
 * it stays there after a logout, and no other user's session reads it. Where storage is full or blocked they stay in memory.
 */
export function createReportStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>) {
  const memory = new Map<string, Report>();
  const keys = () => {
    try {
      return Array.from({ length: storage.length }, (_one, at) => storage.key(at) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  };
  const stored = () => keys().flatMap((key) => parse(storage.getItem(key)) ?? []);
  const drop = (report: Report) => {
    memory.delete(keyOf(report));
    try {
      storage.removeItem(keyOf(report));
    } catch {
      return;
    }
  };
  const dropOldest = () => {
    const excess = keys().length - keptReports;
    if (excess < 0) return;
    stored()
      .toSorted((one, other) => one.at - other.at)
      .slice(0, excess + 1)
      .forEach(drop);
  };
  return {
    keep(report: Report) {
      try {
        if (storage.getItem(keyOf(report)) === null) dropOldest();
        storage.setItem(keyOf(report), JSON.stringify(report));
        memory.delete(keyOf(report));
      } catch {
        memory.set(keyOf(report), report);
      }
    },
    drop,
    /** Those of a person, the oldest first. */
    of: (userId: number): Report[] =>
      [...stored(), ...memory.values()]
        .filter((report) => report.userId === userId)
        .toSorted((one, other) => one.at - other.at),
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;
