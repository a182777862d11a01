import { emailPattern } from '@vidyapath/http/account-patterns';
import { readVariables } from './variables';

const isAccepted = (ADMIN_EMAIL: string): boolean => {
  try {
    return readVariables({ ADMIN_EMAIL, ADMIN_PASSWORD: 'Abcdef@1' }, '/').ADMIN_EMAIL === ADMIN_EMAIL;
  } catch {
    return false;
  }
};

test.each([
  'ajay@डाटामेल.भारत',
  'அஜய்@மின்னஞ்சல்.இந்தியா',
  'x@क्\u200Dष.भारत',
  'a@example.in',
  'a@x',
  'a@-x.in',
  'a\u202E@example.in',
  'a@exa\u200Bmple.in',
])('ADMIN_EMAIL=%j follows the rule of accounts', (email) =>
  expect(isAccepted(email)).toBe(new RegExp(emailPattern, 'u').test(email)),
);
