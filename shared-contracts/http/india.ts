/** India has one time zone without summer time. */
export const indiaAheadMs = 5.5 * 3_600_000;

const dayMs = 86_400_000;

/** The day in India at a moment, `YYYY-MM-DD`: `2026-11-22T20:00:00Z` is in `2026-11-23`. */
export const dayInIndia = (at: Date | string): string =>
  new Date(new Date(at).getTime() + indiaAheadMs).toISOString().slice(0, 10);

/** The day that is so many days before or, with a negative number, after another. */
export const daysBefore = (day: string, count: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - count * dayMs).toISOString().slice(0, 10);
