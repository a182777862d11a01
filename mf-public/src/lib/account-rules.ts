import { emailPattern, personNamePattern, specialCharacterPattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import { isAtMost, isFilled, ruledText, trimmedMatches } from '@vidyapath/remote-kit/rules';

const { emailMax, phoneDigits, passwordMin, passwordMax } = limits.user;
const specialCharacter = new RegExp(specialCharacterPattern, 'u');
const isEmail = trimmedMatches(new RegExp(emailPattern, 'u'));
const isPersonName = trimmedMatches(new RegExp(personNamePattern, 'u'));
const isDigits = trimmedMatches(/^[0-9]+$/);

/** `key` is the prefix of the field's message keys. */
export const nameRules = (key: 'account.signup.name' | 'landing.contact.name', max: number) =>
  ruledText(
    [isFilled, { key: `${key}Required` }],
    [isAtMost(max), { key: `${key}TooLong`, values: { max } }],
    [isPersonName, { key: `${key}Invalid` }],
  );

/** E-mail address of a new account or a message. */
export const emailRules = ruledText(
  [isFilled, { key: 'account.signup.emailRequired' }],
  [isEmail, { key: 'account.signup.emailInvalid' }],
  [isAtMost(emailMax), { key: 'account.signup.emailTooLong', values: { max: emailMax } }],
);

/** E-mail address of an existing account. */
export const accountEmailRules = ruledText(
  [isFilled, { key: 'account.login.emailRequired' }],
  [(text) => isEmail(text) && isAtMost(emailMax)(text), { key: 'account.login.emailInvalid' }],
);

/** `key` is the prefix of the field's message keys. */
export const phoneRules = (key: 'account.signup.phone' | 'landing.contact.mobile') =>
  ruledText(
    [isFilled, { key: `${key}Required` }],
    [isDigits, { key: `${key}Digits` }],
    [(text) => textLength(text.trim()) === phoneDigits, { key: `${key}Length`, values: { digits: phoneDigits } }],
  );

/** A new password, and its repetition. */
export const newPasswordRules = {
  password: ruledText(
    [(text) => text !== '', { key: 'account.signup.passwordRequired' }],
    [
      (text) => textLength(text) >= passwordMin,
      { key: 'account.signup.passwordTooShort', values: { min: passwordMin } },
    ],
    [(text) => specialCharacter.test(text), { key: 'account.signup.passwordSpecial' }],
    [(text) => textLength(text) <= passwordMax, { key: 'account.passwordTooLong', values: { max: passwordMax } }],
  ),
  confirmPassword: ruledText([
    (text, { password = '' }) => text === password,
    { key: 'account.signup.passwordsDiffer' },
  ]),
};
