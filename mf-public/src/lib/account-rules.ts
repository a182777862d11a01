import { emailPattern, specialCharacterPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { filled, length, matches, ruledText } from './text-rules';

const isEmail = matches(emailPattern);
const hasSpecialCharacter = matches(specialCharacterPattern);
const { emailMax, passwordMin, passwordMax } = limits.user;

/** E-mail address of a new account or a message. */
export const emailRules = (t: Translate) =>
  ruledText(
    [filled, t('account.signup.emailRequired')],
    [(value) => isEmail(value.trim()), t('account.signup.emailInvalid')],
    [(value) => length(value.trim()) <= emailMax, t('account.signup.emailTooLong', { max: emailMax })],
  );

/** E-mail address of an existing account. */
export const accountEmailRules = (t: Translate) =>
  ruledText(
    [filled, t('account.login.emailRequired')],
    [(value) => isEmail(value.trim()) && length(value.trim()) <= emailMax, t('account.login.emailInvalid')],
  );

/** A new password, and its repetition. */
export const newPasswordRules = (t: Translate) => ({
  password: ruledText(
    [(value) => value !== '', t('account.signup.passwordRequired')],
    [(value) => length(value) >= passwordMin, t('account.signup.passwordTooShort', { min: passwordMin })],
    [hasSpecialCharacter, t('account.signup.passwordSpecial')],
    [(value) => length(value) <= passwordMax, t('account.passwordTooLong', { max: passwordMax })],
  ),
  confirmPassword: ruledText([(value, { password = '' }) => value === password, t('account.signup.passwordsDiffer')]),
});
