import { released, rolledBack } from './rollout';

const one = '1.0.0-a';
const two = '1.0.0-b';
const three = '1.1.0-c';
const four = '1.2.0-d';

test('keeps the served release and the two before', () => {
  const state = [one, two, three, four].reduce<ReturnType<typeof released> | undefined>(
    (before, version) => released(before, version, 100),
    undefined,
  );
  expect(state).toEqual({ stable: four, kept: [four, three, two] });
});

test('a share of the visitors gets a candidate, the others the stable release; the share may grow to all', () => {
  const first = released(undefined, one, 100);
  const some = released(first, two, 10);
  expect(some).toEqual({ stable: one, candidate: { version: two, percent: 10 }, kept: [two, one] });
  expect(released(some, two, 50).candidate).toEqual({ version: two, percent: 50 });
  expect(released(some, two, 100)).toEqual({ stable: two, kept: [two, one] });
});

test('a rollback withdraws the candidate first, then the release', () => {
  const some = released(released(released(undefined, one, 100), two, 100), three, 25);
  const without = rolledBack(some);
  expect(without).toEqual({ stable: two, kept: [three, two, one] });
  expect(rolledBack(without)?.stable).toBe(one);
});

test('a rollback of the only release removes the slice, also for a share of the visitors', () => {
  expect(rolledBack(released(undefined, one, 100))).toBeUndefined();
  expect(rolledBack(released(undefined, one, 10))).toBeUndefined();
});

test('the served release is kept even when newer ones were rolled back', () => {
  const back = rolledBack(released(released(undefined, one, 100), two, 100));
  expect(released(back, three, 100).kept).toEqual([three, one, two]);
});

test('says when there is nothing to roll back to, or no candidate', () => {
  expect(() => rolledBack(undefined)).toThrow('nothing to go back to');
  const back = rolledBack(released(released(undefined, one, 100), two, 100));
  expect(() => rolledBack(back)).toThrow('No older release');
  expect(() => released(released(undefined, one, 100), one, 10)).toThrow('what all visitors get already');
});
