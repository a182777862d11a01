import { daysBefore } from '@vidyapath/http/india';

export const timeGroups = ['day', 'week', 'month'] as const;
export type TimeGroup = (typeof timeGroups)[number];

const mondayOf = (day: string): string => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

/** Keys of all days, weeks or months of a range, also of those without a value. */
export function timeKeys(group: TimeGroup, from: string, to: string): string[] {
  const keyOf = { day: (day: string) => day, week: mondayOf, month: (day: string) => day.slice(0, 7) }[group];
  const keys: string[] = [];
  for (let day = from; day <= to; day = daysBefore(day, -1)) {
    const key = keyOf(day);
    if (keys.at(-1) !== key) keys.push(key);
  }
  return keys;
}
