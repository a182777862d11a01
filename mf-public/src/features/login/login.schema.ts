import { emailPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { filled, length, matches, ruledText } from '../../lib/text-rules';

const isEmail = matches(emailPattern);
const { emailMax, passwordMax } = limits.user;

export const createLoginSchema = (t: Translate) =>
  object({
    email: ruledText(
      [filled, t('account.login.emailRequired')],
      [(value) => isEmail(value.trim()) && length(value.trim()) <= emailMax, t('account.login.emailInvalid')],
    ),
    password: ruledText(
      [(value) => value !== '', t('account.login.passwordRequired')],
      [(value) => length(value) <= passwordMax, t('account.passwordTooLong', { max: passwordMax })],
    ),
  });
