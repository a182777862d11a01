import { formatBytes } from './data-size';
import { formatClock, formatDuration } from './duration';
import { formatRupees, hasDiscount } from './money';

const units = { hour: 'h', minute: 'm', second: 's' };

test.each([
  [5_100, '1 h 25 m', '01:25:00'],
  [3_600, '1 h', '01:00:00'],
  [720, '12 m', '00:12:00'],
  [200, '3 m 20 s', '00:03:20'],
  [45, '45 s', '00:00:45'],
  [null, '0 s', '00:00:00'],
  [Number.NaN, '0 s', '00:00:00'],
])('%p seconds', (seconds, words, clock) => {
  expect(formatDuration(seconds, units)).toBe(words);
  expect(formatClock(seconds)).toBe(clock);
});

test('rupees are grouped the Indian way, paise only when there are any', () => {
  expect(formatRupees(1_999)).toBe('₹1,999');
  expect(formatRupees(123_456.5)).toBe('₹1,23,456.50');
  expect(formatRupees(0)).toBe('₹0');
});

test('ignores a discount that is not lower', () => {
  expect([hasDiscount(100, 99), hasDiscount(100, 100), hasDiscount(100, 120)]).toEqual([true, false, false]);
});

test.each([
  [0, '1 kB'],
  [193, '1 kB'],
  [999_000, '999 kB'],
  [1_500_000, '1.5 MB'],
  [21_600_000, '22 MB'],
  [1_234_567_890, '1,235 MB'],
  [21_600_000_000, '21.6 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
