import { personNamePattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { emailRules, newPasswordRules, phoneRules } from '../../lib/account-rules';
import { filled, matches, ruledText } from '../../lib/text-rules';

const { nameMax } = limits.user;
const isPersonName = matches(personNamePattern);

export const createSignupSchema = (t: Translate) =>
  object({
    name: ruledText(
      [filled, t('account.signup.nameRequired')],
      [(value) => textLength(value.trim()) <= nameMax, t('account.signup.nameTooLong', { max: nameMax })],
      [(value) => isPersonName(value.trim()), t('account.signup.nameInvalid')],
    ),
    email: emailRules(t),
    phone: phoneRules(t, 'account.signup.phone'),
    ...newPasswordRules(t),
  });
