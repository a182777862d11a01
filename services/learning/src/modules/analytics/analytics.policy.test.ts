import { everyDay, streakOf } from './analytics.policy';

const today = '2026-03-01';

test.each([
  [[], 0],
  [['2026-03-01'], 1],
  [['2026-02-28'], 1],
  [['2026-02-27'], 0],
  [['2026-03-01', '2026-02-28', '2026-02-27'], 3],
  [['2026-02-28', '2026-02-27', '2026-02-25'], 2],
  [['2026-03-01', '2026-02-27'], 1],
])('days %j make a streak of %d', (days, expected) => expect(streakOf(days, today)).toBe(expected));

test('includes days on which nothing was watched', () => {
  expect(everyDay([{ date: '2026-02-28', seconds: 90 }], today, 3)).toEqual([
    { date: '2026-02-27', seconds: 0 },
    { date: '2026-02-28', seconds: 90 },
    { date: '2026-03-01', seconds: 0 },
  ]);
});
