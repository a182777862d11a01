import { isCommonPassword } from './common-passwords';

test.each(['P@ssw0rd', 'password!', 'PASSWORD123#', 'Qwerty@123', '123456!', 'iloveyou!!', '!@#$%^&*', 'India@123'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['Correct-Horse-42', 'Admin at 123', 'नमस्ते-दुनिया', '!!!x!!!', 'Zebra#Lamp'])(
  '%s is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
