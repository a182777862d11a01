import type { DoneReason, ProgressReport } from '@vidyapath/http/learning-progress';
import { limits } from '@vidyapath/http/limits';
import type { FieldError } from '@vidyapath/http/problem';

/** From this part on a lesson is completed. */
export const completeFrom = 0.9;

/** What of a report does not fit the lesson. */
export function reportErrors({ position_seconds, ranges = [] }: ProgressReport, duration: number): FieldError[] {
  const end = duration + limits.learning.spareSeconds;
  const errors: FieldError[] = [];
  if (position_seconds > end)
    errors.push({
      field: 'position_seconds',
      detail: `The position is at most ${end} seconds, the end of the lesson.`,
    });
  if (ranges.some(([from = 0, to = 0]) => from >= to || to > end))
    errors.push({ field: 'ranges', detail: `A range begins before it ends, and ends at ${end} at the latest.` });
  return errors;
}

/** A report of an asset's lesson without what lies behind its end: a new version is shorter than the one that was playing. */
export const cutToEnd = ({ position_seconds, ranges = [] }: ProgressReport, end: number): ProgressReport => ({
  position_seconds: Math.min(position_seconds, end),
  ranges: ranges.filter(([from = 0]) => from < end).map(([from = 0, to = 0]) => [from, Math.min(to, end)]),
});

export interface Measured {
  duration_seconds: number;
  covered_seconds: number;
}

/** Whether a lesson may be marked as done for this reason. What was measured once can be measured. */
export function doneHolds(
  reason: DoneReason,
  { duration_seconds, covered_seconds, hides_position }: Measured & { hides_position: boolean },
): boolean {
  if (reason === 'no-position') return hides_position && covered_seconds === 0;
  if (duration_seconds === 0) return true;
  return reason === 'ended' && covered_seconds >= limits.learning.endedFrom * duration_seconds;
}

/** New seconds that a lesson costs which is marked as done: all of it where nothing was measured, as far as an allowance can grow. */
export const costOfDone = (reason: DoneReason, duration_seconds: number): number =>
  reason === 'no-position' ? Math.min(duration_seconds, limits.learning.allowance.max) : 0;

/** A fraction, without the error of a binary division: 16.2 of 18 seconds are 0.9. */
export const coverageOf = ({ duration_seconds, covered_seconds }: Measured): number =>
  duration_seconds === 0 ? 0 : Number(Math.min(1, covered_seconds / duration_seconds).toFixed(6));

/** Rounded down, so that 100 means all. */
export const percentOf = (completed: number, total: number): number =>
  total === 0 ? 0 : Math.floor((100 * Math.min(completed, total)) / total);
