import { readSequenceNo } from './sequence-no';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['१२', 12],
  ['1000000', 1_000_000],
])('%s is read as %s', (typed, number) => expect(readSequenceNo(typed)).toBe(number));

test.each(['', ' ', '0', '-1', '1.5', '1e9', '1,000', 'two', '٣', '1000001'])('“%s” is no sequence number', (typed) =>
  expect(readSequenceNo(typed)).toBeUndefined(),
);
