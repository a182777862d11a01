import { doneReasons } from '@vidyapath/http/learning-progress';
import fc from 'fast-check';
import { costOfDone, coverageOf, doneHolds, percentOf, reportErrors } from './progress.policy';

test('a percentage is whole, never above 100, and 100 only when all is done', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(2_000), (completed, total) => {
      const percent = percentOf(completed, total);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(percent === 100).toBe(total > 0 && completed >= total);
    }),
  );
});

test.each([
  [0, 0, 0],
  [0, 50, 0],
  [100, 50, 0.5],
  [100, 130, 1],
])('of a lesson of %d s, %d s are the part %d', (duration_seconds, covered_seconds, expected) => {
  expect(coverageOf({ duration_seconds, covered_seconds })).toBe(expected);
});

test.each([
  [{ position_seconds: 101 }, []],
  [{ position_seconds: 101.5 }, ['position_seconds']],
  [{ position_seconds: 0, ranges: [[0, 101]] }, []],
  [{ position_seconds: 0, ranges: [[0, 101.5]] }, ['ranges']],
  [{ position_seconds: 0, ranges: [[5, 5]] }, ['ranges']],
  [{ position_seconds: 200, ranges: [[6, 5]] }, ['position_seconds', 'ranges']],
])('of a lesson of 100 s, %j has errors in %j', (report, fields) => {
  expect(reportErrors(report, 100).map(({ field }) => field)).toEqual(fields);
});

test.each([
  // duration, seen, whether no player can tell the position, and which of no-duration, no-position and ended hold
  [0, 0, false, [true, false, true]],
  [0, 0, true, [true, true, true]],
  [100, 0, false, [false, false, false]],
  [100, 0, true, [false, true, false]],
  [100, 1, true, [false, false, false]],
  [100, 49.9, false, [false, false, false]],
  [100, 50, false, [false, false, true]],
])(
  'a lesson of %d s of which %d s are seen, hidden position: %j, may be done for these reasons: %j',
  (duration_seconds, covered_seconds, hides_position, expected) => {
    const lesson = { duration_seconds, covered_seconds, hides_position };
    expect(doneReasons.map((reason) => doneHolds(reason, lesson))).toEqual(expected);
  },
);

test('a lesson without a position costs its length, and never more than an allowance can grow to', () => {
  expect(doneReasons.map((reason) => costOfDone(reason, 600))).toEqual([0, 600, 0]);
  expect(costOfDone('no-position', 10 * 3_600)).toBe(6 * 3_600);
});
