import { emailPattern, specialCharacterPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { filled, length, matches, ruledText } from '../../lib/text-rules';

const isEmail = matches(emailPattern);
const isDigits = matches('^[0-9]+$');
const hasSpecialCharacter = matches(specialCharacterPattern);
const { nameMax, emailMax, phoneDigits, passwordMin, passwordMax } = limits.user;

export const createSignupSchema = (t: Translate) =>
  object({
    name: ruledText(
      [filled, t('account.signup.nameRequired')],
      [(value) => length(value.trim()) <= nameMax, t('account.signup.nameTooLong', { max: nameMax })],
    ),
    email: ruledText(
      [filled, t('account.signup.emailRequired')],
      [(value) => isEmail(value.trim()), t('account.signup.emailInvalid')],
      [(value) => length(value.trim()) <= emailMax, t('account.signup.emailTooLong', { max: emailMax })],
    ),
    phone: ruledText(
      [filled, t('account.signup.phoneRequired')],
      [(value) => isDigits(value.trim()), t('account.signup.phoneDigits')],
      [(value) => length(value.trim()) === phoneDigits, t('account.signup.phoneLength', { digits: phoneDigits })],
    ),
    password: ruledText(
      [(value) => value !== '', t('account.signup.passwordRequired')],
      [(value) => length(value) >= passwordMin, t('account.signup.passwordTooShort', { min: passwordMin })],
      [hasSpecialCharacter, t('account.signup.passwordSpecial')],
      [(value) => length(value) <= passwordMax, t('account.passwordTooLong', { max: passwordMax })],
    ),
    confirmPassword: ruledText([
      (value, { password = '' }) => value === password,
      t('account.signup.passwordsDiffer'),
    ]),
  });
