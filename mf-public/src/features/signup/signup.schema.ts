import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { emailRules, newPasswordRules } from '../../lib/account-rules';
import { filled, length, matches, ruledText } from '../../lib/text-rules';

const isDigits = matches('^[0-9]+$');
const { nameMax, phoneDigits } = limits.user;

export const createSignupSchema = (t: Translate) =>
  object({
    name: ruledText(
      [filled, t('account.signup.nameRequired')],
      [(value) => length(value.trim()) <= nameMax, t('account.signup.nameTooLong', { max: nameMax })],
    ),
    email: emailRules(t),
    phone: ruledText(
      [filled, t('account.signup.phoneRequired')],
      [(value) => isDigits(value.trim()), t('account.signup.phoneDigits')],
      [(value) => length(value.trim()) === phoneDigits, t('account.signup.phoneLength', { digits: phoneDigits })],
    ),
    ...newPasswordRules(t),
  });
