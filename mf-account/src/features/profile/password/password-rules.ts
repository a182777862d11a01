import { specialCharacterPattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import { ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

const { passwordMin, passwordMax } = limits.user;
const special = new RegExp(specialCharacterPattern, 'u');

export const currentPassword = ruledText([(text) => text !== '', { key: 'password.currentRequired' }]);

/** The rules of the Sign Up screen, for the new password. The names are those of the body; the last one is not sent. */
export const passwordRules = object({
  current_password: currentPassword,
  new_password: ruledText(
    [(text) => text !== '', { key: 'password.required' }],
    [(text) => textLength(text) >= passwordMin, { key: 'password.tooShort', values: { min: passwordMin } }],
    [(text) => special.test(text), { key: 'password.special' }],
    [(text) => textLength(text) <= passwordMax, { key: 'password.tooLong', values: { max: passwordMax } }],
    [(text, { current_password: current }) => text !== current, { key: 'password.same' }],
  ),
  confirm_password: ruledText([(text, { new_password = '' }) => text === new_password, { key: 'password.differ' }]),
});
