import { headerText } from './mail-headers';
import { renderMail } from './mail-template';

test.each([
  ['two\r\nlines', 'two lines'],
  ['\u0000a\u0085b\u2028c\u202ed', 'a b c d'],
  ['क्\u200dष is spelt so', 'क्\u200dष is spelt so'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%j is %j in a header', (text, expected) => {
  expect(headerText(text)).toBe(expected);
});

test('a link that could run a script is refused', () => {
  const body = [{ label: 'Open', href: 'javascript:alert(1)' }];
  expect(() => renderMail({ subject: '', body }, { app: 'Vidyapath', locale: 'en' })).toThrow('the link is none');
});
