import { performance } from 'node:perf_hooks';

/** How far the primary had written at a moment. */
interface Mark {
  written: bigint;
  since: number;
}

const marksAtMost = 100;

/**
 * How old a replica's content may be. The position of the replica alone proves nothing, since one that is cut off takes
 * itself for up to date; so it is compared with what the primary had written, and when.
 */
export function createReplicationLag(now: () => number = () => performance.now()) {
  let marks: Mark[] = [];
  let sameAt = -Infinity;
  return {
    /** `since` is before the primary was asked; `replayed` is null when the other is no replica. */
    observe(since: number, written: bigint, replayed: bigint | null): void {
      marks = [...marks, { written, since }].slice(-marksAtMost);
      const reached = replayed === null ? [] : marks.filter((mark) => mark.written <= replayed);
      sameAt = reached.at(-1)?.since ?? sameAt;
      marks = marks.slice(reached.length);
    },
    /** Milliseconds, at most; infinite while nothing is known. */
    current: (): number => now() - sameAt,
    forget(): void {
      [marks, sameAt] = [[], -Infinity];
    },
  };
}
