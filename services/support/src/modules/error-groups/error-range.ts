import type { ErrorRangeQuery } from '@vidyapath/http/support-errors';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { dayRange, startOf } from '@vidyapath/service-kit/time/day-range';
import { dayInIndia } from '@vidyapath/http/india';

/** Days of India, both included. */
export interface ErrorRange {
  from: string;
  to: string;
}

const dayMs = 24 * 3_600_000;
const usualDays = 30;
const longestDays = 366;

/** @throws HttpProblem 400 for days that do not exist, are in the wrong order or are more than a year apart */
export function errorRange({ from, to }: ErrorRangeQuery, now: Date): ErrorRange {
  const last = to ?? dayInIndia(now);
  const usual = () => dayInIndia(new Date(startOf('to', last).getTime() - (usualDays - 1) * dayMs));
  const range = dayRange({ from: from ?? usual(), to: last });
  if (range.end.getTime() - range.start.getTime() > longestDays * dayMs)
    throw badRequest('to', 'A report covers at most a year.');
  return { from: range.from, to: range.to };
}
