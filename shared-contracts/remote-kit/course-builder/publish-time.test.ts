import { momentOf, typedTime } from './publish-time';

test('a typed time is one of India', () => {
  expect(momentOf('2026-12-01T10:00')).toBe('2026-12-01T04:30:00.000Z');
  expect(typedTime('2026-12-01T04:30:00.000Z')).toBe('2026-12-01T10:00');
});
