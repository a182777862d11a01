import { copyrightYears } from './copyright-years';

test.each([
  ['2025-06-01', '2025'],
  ['2026-06-01', '2025–2026'],
  ['2031-06-01', '2025–2031'],
])('in %s the copyright line has the years %s', (day, years) => {
  expect(copyrightYears(new Date(day))).toBe(years);
});
