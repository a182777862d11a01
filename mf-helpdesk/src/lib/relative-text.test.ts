import { relativeText } from './relative-text';

const now = Date.parse('2026-11-24T10:00:00Z');

test.each([
  ['2026-11-24T15:59:00Z', 'in 5 hours', '5 घंटे में'],
  ['2026-11-22T09:00:00Z', '2 days ago', '2 दिन पहले'],
  ['2026-11-24T10:01:30Z', 'in 1 minute', '1 मिनट में'],
])('%s is written as the time until then', (at, en, hi) => {
  expect(relativeText('en', at, now)).toBe(en);
  expect(relativeText('hi', at, now)).toBe(hi);
});
