import { inBothDigits } from './digits';

test.each([
  ['class', ['class']],
  ['12', ['12', '१२']],
  ['१२', ['12', '१२']],
  ['1२ of 3', ['12 of 3', '12 of ३', '१२ of 3', '१२ of ३']],
])('%s is searched in the digits of both scripts', (text, texts) => expect(inBothDigits(text)).toEqual(texts));

test('many numbers make few searches', () => {
  const texts = inBothDigits('1-2-3-4-५-६');
  expect(texts).toHaveLength(8);
  expect(texts.every((text) => text.endsWith('-4-५-६'))).toBe(true);
});
