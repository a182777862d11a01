import { limits } from '@vidyapath/http/limits';
import { isAtMost, isFilled, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { emailRules, nameRules, phoneRules } from '../../../lib/account-rules';

const { nameMax, messageMax } = limits.contact;

export const newsletterRules = object({ email: emailRules });

export const contactRules = object({
  full_name: nameRules('landing.contact.name', nameMax),
  email: emailRules,
  mobile: phoneRules('landing.contact.mobile'),
  message: ruledText(
    [isFilled, { key: 'landing.contact.messageRequired' }],
    [isAtMost(messageMax), { key: 'landing.contact.messageTooLong', values: { max: messageMax } }],
  ),
});
