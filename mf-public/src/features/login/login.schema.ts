import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { accountEmailRules } from '../../lib/account-rules';
import { ruledText } from '../../lib/text-rules';

const { passwordMax } = limits.user;

export const createLoginSchema = (t: Translate) =>
  object({
    email: accountEmailRules(t),
    password: ruledText(
      [(value) => value !== '', t('account.login.passwordRequired')],
      [(value) => textLength(value) <= passwordMax, t('account.passwordTooLong', { max: passwordMax })],
    ),
  });
