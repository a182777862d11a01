import { writtenParts } from './written-parts';

test.each([
  [
    'code in backticks',
    'Use `a < b`, not 4:12',
    [{ text: 'Use ' }, { text: 'a < b', code: 'line' }, { text: ', not 4:12' }],
  ],
  ['code of several lines', '```js\nlet a;\nlet b;\n```', [{ text: 'let a;\nlet b;', code: 'block' }]],
  [
    'an address without the end of its sentence',
    'See https://example.com/a?b=1. Then',
    [{ text: 'See ' }, { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' }, { text: '. Then' }],
  ],
  [
    'an address that ends with a bracket of its own, in brackets',
    '(https://example.com/Ohm_(unit)).',
    [{ text: '(' }, { text: 'https://example.com/Ohm_(unit)', href: 'https://example.com/Ohm_(unit)' }, { text: ').' }],
  ],
  [
    'no address of another kind',
    'javascript:alert(1) data:text/html,x',
    [{ text: 'javascript:alert(1) data:text/html,x' }],
  ],
  ['no address that is not valid', 'http://[', [{ text: 'http://[' }]],
  ['a single backtick as it is', 'a ` b', [{ text: 'a ` b' }]],
])('finds %s', (_what, text, parts) => {
  expect(writtenParts(text, undefined)).toEqual(parts);
});

test('finds places of the lesson outside of code and addresses', () => {
  const found = writtenParts('`0:10` https://example.com/0:11 0:12', 90);
  expect(found.filter(({ seconds }) => seconds !== undefined)).toEqual([{ text: '0:12', seconds: 12 }]);
});
