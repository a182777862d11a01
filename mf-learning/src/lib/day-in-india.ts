const indiaAheadMs = 5.5 * 3_600_000;

/** `2026-11-22T20:00:00Z` → `2026-11-23`: the day in India of a moment. */
export const dayInIndia = (at: string): string => new Date(Date.parse(at) + indiaAheadMs).toISOString().slice(0, 10);
