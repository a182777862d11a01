import { emailPattern, specialCharacterPattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { filled, matches, ruledText } from './text-rules';

const isEmail = matches(emailPattern);
const hasSpecialCharacter = matches(specialCharacterPattern);
const isDigits = matches('^[0-9]+$');
const { emailMax, phoneDigits, passwordMin, passwordMax } = limits.user;

/** E-mail address of a new account or a message. */
export const emailRules = (t: Translate) =>
  ruledText(
    [filled, t('account.signup.emailRequired')],
    [(value) => isEmail(value.trim()), t('account.signup.emailInvalid')],
    [(value) => textLength(value.trim()) <= emailMax, t('account.signup.emailTooLong', { max: emailMax })],
  );

/** E-mail address of an existing account. */
export const accountEmailRules = (t: Translate) =>
  ruledText(
    [filled, t('account.login.emailRequired')],
    [(value) => isEmail(value.trim()) && textLength(value.trim()) <= emailMax, t('account.login.emailInvalid')],
  );

/** `key` is the prefix of the field's message keys. */
export const phoneRules = (t: Translate, key: string) =>
  ruledText(
    [filled, t(`${key}Required`)],
    [(value) => isDigits(value.trim()), t(`${key}Digits`)],
    [(value) => textLength(value.trim()) === phoneDigits, t(`${key}Length`, { digits: phoneDigits })],
  );

/** A new password, and its repetition. */
export const newPasswordRules = (t: Translate) => ({
  password: ruledText(
    [(value) => value !== '', t('account.signup.passwordRequired')],
    [(value) => textLength(value) >= passwordMin, t('account.signup.passwordTooShort', { min: passwordMin })],
    [hasSpecialCharacter, t('account.signup.passwordSpecial')],
    [(value) => textLength(value) <= passwordMax, t('account.passwordTooLong', { max: passwordMax })],
  ),
  confirmPassword: ruledText([(value, { password = '' }) => value === password, t('account.signup.passwordsDiffer')]),
});
