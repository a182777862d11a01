import { performance } from 'node:perf_hooks';

/** How far the primary had written at a moment. */
interface Mark {
  written: bigint;
  since: number;
}

const marksAtMost = 100;

/**
 * The age that a replica's content may have. The replica's own position proves nothing, since a disconnected replica believes that it is up
 * to date; so it is compared with the primary's position and its time.
 */
export function createReplicationLag(now: () => number = () => performance.now()) {
  let marks: Mark[] = [];
  let caughtUpAt = -Infinity;
  return {
    /** `since` is a time before the query to the primary; `replayed` is null when the other server is no replica. */
    observe(since: number, written: bigint, replayed: bigint | null): void {
      marks = [...marks, { written, since }].slice(-marksAtMost);
      const reached = replayed === null ? [] : marks.filter((mark) => mark.written <= replayed);
      caughtUpAt = reached.at(-1)?.since ?? caughtUpAt;
      marks = marks.slice(reached.length);
    },
    /** Milliseconds, at most; infinite while nothing is known. */
    current: (): number => now() - caughtUpAt,
    forget(): void {
      [marks, caughtUpAt] = [[], -Infinity];
    },
  };
}
