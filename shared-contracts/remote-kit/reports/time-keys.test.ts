import { timeKeys } from './time-keys';

test('a range has all of its days, weeks by their Mondays, and months, over the end of a year', () => {
  expect(timeKeys('day', '2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(timeKeys('week', '2026-12-27', '2027-01-04')).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(timeKeys('month', '2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(timeKeys('day', '2026-12-30', '2026-12-29')).toEqual([]);
});
