import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import { ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { accountEmailRules } from '../../lib/account-rules';

const { passwordMax } = limits.user;

export const loginRules = object({
  email: accountEmailRules,
  password: ruledText(
    [(text) => text !== '', { key: 'account.login.passwordRequired' }],
    [(text) => textLength(text) <= passwordMax, { key: 'account.passwordTooLong', values: { max: passwordMax } }],
  ),
});
