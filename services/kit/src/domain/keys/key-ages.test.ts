import { keysInForce, signingKeyOf } from './key-ages';

const keys = (...ages: number[]) => ages.map((age, index) => ({ age, name: `signing-${index + 1}` }));
const names = (...wanted: number[]) => wanted.map((number) => `signing-${number}`);

test.each([
  ['the only one, however young', keys(0), 1],
  ['the one before, while a new one is being published', keys(5_000, 89), 1],
  ['the new one, once it was published', keys(5_000, 90), 2],
  ['the first of those that a restored backup made young', keys(1, 1), 1],
])('signs: %s', (_what, given, expected) => {
  expect(signingKeyOf(given)?.name).toBe(`signing-${expected}`);
});

test.each([
  ['both, while tokens of the old one live', keys(9_000, 90 + 3_600 + 59), names(1, 2)],
  ['the new one, once the last of them expired', keys(9_000, 90 + 3_600 + 60), names(2)],
  ['all that were made in one lifetime', keys(500, 300, 200, 10), names(1, 2, 3, 4)],
])('in force: %s', (_what, given, expected) => {
  expect(keysInForce(given, 3_600).map(({ name }) => name)).toEqual(expected);
});

test('the key that signs is always in force', () => {
  for (const given of [keys(0), keys(10_000, 10_000), keys(10_000, 10), keys(10, 10_000), keys(10, 10_000, 10)]) {
    expect(keysInForce(given, 60)).toContain(signingKeyOf(keysInForce(given, 60)));
  }
});
