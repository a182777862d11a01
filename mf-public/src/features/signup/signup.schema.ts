import { limits } from '@vidyapath/http/limits';
import { object } from 'yup';
import { emailRules, nameRules, newPasswordRules, phoneRules } from '../../lib/account-rules';

export const signupRules = object({
  name: nameRules('account.signup.name', limits.user.nameMax),
  email: emailRules,
  phone: phoneRules('account.signup.phone'),
  ...newPasswordRules,
});
