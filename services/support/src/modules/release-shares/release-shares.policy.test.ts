import { failsMore } from './release-shares.policy';

test.each([
  ['four networks are too few', 10, 4, 0, false],
  ['five networks, and none of the present release', 10, 5, 0, true],
  ['as many of each hundred visitors', 10, 10, 90, false],
  ['three times as many', 10, 30, 90, false],
  ['more than three times as many', 10, 31, 90, true],
  ['more reports of the present release, which most visitors get', 1, 5, 99, true],
  ['a share of nearly all, which fails as often', 99, 99, 1, false],
])('%s', (_title, percent, shared, present, ends) => {
  expect(failsMore(percent, { shared, present })).toBe(ends);
});
