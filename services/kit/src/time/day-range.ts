import { badRequest } from '../http/errors';
import { startOfDay } from './india';

const dayMs = 24 * 3_600_000;
const longestDays = 3_660;

export interface DayRange {
  /** Days of India, both included. */
  from: string;
  to: string;
  start: Date;
  /** The first moment after it. */
  end: Date;
}

/** The beginning of a day that a request names; 400 for a day that does not exist. */
export function startOf(field: string, day: string): Date {
  const start = startOfDay(day);
  if (!start) throw badRequest(field, `${day} is not a day of the calendar.`);
  return start;
}

export const endOf = (field: string, day: string): Date => new Date(startOf(field, day).getTime() + dayMs);

/** @throws HttpProblem 400 for days that do not exist, are in the wrong order or are more than ten years apart */
export function dayRange({ from, to }: { from: string; to: string }): DayRange {
  const range = { from, to, start: startOf('from', from), end: endOf('to', to) };
  const days = (range.end.getTime() - range.start.getTime()) / dayMs;
  if (days < 1) throw badRequest('to', 'The last day must not lie before the first.');
  if (days > longestDays) throw badRequest('to', 'A report covers at most ten years.');
  return range;
}
