import { mergeRanges, type Range } from './ranges';

/** A player's position, as it reports it. */
export interface Tick {
  seconds: number;
  /** How fast it plays; 1 is that of the video itself. */
  rate: number;
  /** Milliseconds of a clock that only runs forward. */
  at: number;
}

/** Seconds that a position may be ahead of the clock, since neither is exact. */
const slack = 1;

/** Whether playing leads from one to the other; otherwise the learner has jumped. */
function isPlayed(from: Tick, to: Tick): boolean {
  const advance = to.seconds - from.seconds;
  return advance > 0 && advance <= ((to.at - from.at) / 1_000) * Math.max(from.rate, to.rate) + slack;
}

/** Collects the ranges of one lesson that were really played, without skipped ones. */
export function createSeenRecorder() {
  let last: Tick | undefined;
  let ranges: Range[] = [];
  return {
    tick(tick: Tick) {
      if (last && isPlayed(last, tick)) ranges = mergeRanges([...ranges, [last.seconds, tick.seconds]]);
      last = tick;
    },
    /** Playing stops or jumps: the next range does not continue the one before. */
    cut: () => {
      last = undefined;
    },
    ranges: (): readonly Range[] => ranges,
    /** Begins again without a gap. */
    clear: () => {
      ranges = [];
    },
  };
}
