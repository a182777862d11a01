import { limits } from '@vidyapath/http/limits';

/** Part of a lesson, in seconds. */
export type Range = [from: number, to: number];

/** Parts that are closer than this are one: a player reports its position in steps. */
const joinedWithin = 0.05;
const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

/** The same parts in their order, none of them touching another. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + joinedWithin) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Ranges as the service accepts them: whole hundredths, within a lesson of so many seconds. */
export function reportedRanges(ranges: readonly Range[], seconds: number): Range[] {
  return mergeRanges(ranges)
    .map(([from, to]): Range => [
      rounded(Math.max(0, from)),
      rounded(Math.min(to, seconds + limits.learning.spareSeconds)),
    ])
    .filter(([from, to]) => from < to);
}

export const reportedPosition = (position: number, seconds: number): number =>
  rounded(Math.min(Math.max(0, position), seconds + limits.learning.spareSeconds));
