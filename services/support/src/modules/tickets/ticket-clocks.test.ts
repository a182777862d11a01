import { clocksOf } from './ticket-clocks';

const times = (category: 'grievance' | 'payment', at: string): string[] =>
  Object.values(clocksOf(category, new Date(at))).map((time: Date) => time.toISOString());

test.each([
  // Friday evening: weekends count.
  ['payment', '2026-11-27T18:00:00.000Z', '2026-11-28T18:00:00.000Z', '2026-12-04T18:00:00.000Z'],
  ['grievance', '2026-11-27T12:00:00.000Z', '2026-11-29T12:00:00.000Z', '2026-12-27T12:00:00.000Z'],
  // The last day of a month, where the next one is shorter.
  ['grievance', '2026-01-31T10:00:00.000Z', '2026-02-02T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['grievance', '2028-01-31T10:00:00.000Z', '2028-02-02T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['grievance', '2026-10-31T00:00:00.000Z', '2026-11-02T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  // 31 December in UTC, the first of January in India.
  ['grievance', '2026-12-31T19:00:00.000Z', '2027-01-02T19:00:00.000Z', '2027-01-31T19:00:00.000Z'],
  ['payment', '2026-12-31T19:00:00.000Z', '2027-01-01T19:00:00.000Z', '2027-01-07T19:00:00.000Z'],
  // 30 January in UTC is the 31st in India, so February's last day counts.
  ['grievance', '2026-01-30T20:00:00.000Z', '2026-02-01T20:00:00.000Z', '2026-02-27T20:00:00.000Z'],
] as const)('%s of %s is acknowledged by %s and resolved by %s', (category, at, ...clocks) => {
  expect(times(category, at)).toEqual(clocks);
});
