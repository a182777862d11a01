import { daysAfter } from '../../../lib/days';

const timeGroups = ['day', 'week', 'month'] as const;
export type TimeGroup = (typeof timeGroups)[number];

export const timeGroupOf = (group: string): TimeGroup | undefined => timeGroups.find((known) => known === group);

/** Keys of all days, weeks or months that a range touches, also of those without a sale, in order of time. */
export function keysOfRange(group: TimeGroup, { from, to }: { from: string; to: string }): string[] {
  const keys: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const key = keyOf[group](day);
    if (keys.at(-1) !== key) keys.push(key);
  }
  return keys;
}

const keyOf: Record<TimeGroup, (day: string) => string> = {
  day: (day) => day,
  week: (day) => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (day) => day.slice(0, 7),
};
