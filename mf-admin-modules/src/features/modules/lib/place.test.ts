import { readPlace } from './place';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['१२', 12],
  ['1000000', 1_000_000],
])('%s is place %s', (typed, place) => expect(readPlace(typed)).toBe(place));

test.each(['', ' ', '0', '-1', '1.5', '1e9', '1,000', 'two', '٣', '1000001'])('“%s” is no place', (typed) =>
  expect(readPlace(typed)).toBeUndefined(),
);
