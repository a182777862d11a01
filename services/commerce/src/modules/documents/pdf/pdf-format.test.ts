import { money } from './pdf-format';

test.each([
  [-0, '0.00'],
  [0, '0.00'],
  [-12_345_678, '-1,23,456.78'],
])('%p paise are written %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});
