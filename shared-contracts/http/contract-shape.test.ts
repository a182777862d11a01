import { mismatches, narrowedTo } from './contract-shape';
import type { Shape } from './service-contract';

const shape: Shape = [{ id: 'number', name: 'string|null', 'note?': 'string', inner: { a: 'boolean' } }];
const whole = { id: 1, name: null, inner: { a: true, b: 2 }, more: 'x' };

test('keeps only the members of the shape', () => {
  expect(narrowedTo(shape, [whole])).toEqual([{ id: 1, name: null, inner: { a: true } }]);
  expect(narrowedTo('string', { odd: 1 })).toEqual({ odd: 1 });
  expect(narrowedTo(shape, null)).toBeNull();
});

test('an answer with all members of the shape, and more, matches', () => {
  expect(mismatches(shape, [whole])).toEqual([]);
  expect(mismatches(shape, [{ ...whole, note: 'n' }])).toEqual([]);
});

test.each([
  [[{ ...whole, id: '1' }], 'the answer[0].id is string instead of number'],
  [[whole, { ...whole, name: undefined }], 'the answer[1].name is undefined instead of string|null'],
  [[{ ...whole, note: 5 }], 'the answer[0].note is number instead of string'],
  [[{ ...whole, inner: null }], 'the answer[0].inner is null instead of an object'],
  [[{ id: 1, inner: { a: true } }], 'the answer[0].name is missing'],
  [[], 'the answer is empty'],
  [{}, 'the answer is object instead of a list'],
])('%j lacks something', (value, sentence) => {
  expect(mismatches(shape, value)).toEqual([sentence]);
});
