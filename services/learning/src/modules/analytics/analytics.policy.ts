import { daysBefore } from '@vidyapath/http/india';

export interface WatchedDay {
  date: string;
  seconds: number;
}

/** So many days up to `today`, the oldest first, also those on which nothing was watched. */
export function everyDay(watched: readonly WatchedDay[], today: string, count: number): WatchedDay[] {
  const seconds = new Map(watched.map((day) => [day.date, day.seconds]));
  return Array.from({ length: count }, (_, at) => {
    const date = daysBefore(today, count - 1 - at);
    return { date, seconds: seconds.get(date) ?? 0 };
  });
}

/** How many days without a gap end today, or yesterday while nothing was watched today. `days`: the latest first. */
export function streakOf(days: readonly string[], today: string): number {
  const start = days[0] === today ? 0 : 1;
  let length = 0;
  while (days[length] === daysBefore(today, start + length)) length += 1;
  return length;
}
