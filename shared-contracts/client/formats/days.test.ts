import { dayInIndia, daysBefore } from '@vidyapath/http/india';
import { daysOfMonth } from './days';

test('a day of India begins at half past six in the evening of UTC', () => {
  expect(dayInIndia(new Date('2026-11-23T18:29:59Z'))).toBe('2026-11-23');
  expect(dayInIndia(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
});

test('days are counted over months and years, and a month has all of its days', () => {
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
