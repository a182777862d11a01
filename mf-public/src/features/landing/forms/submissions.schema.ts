import { emailPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { filled, length, matches, ruledText } from '../../../lib/text-rules';

const isEmail = matches(emailPattern);
const isDigits = matches('^[0-9]+$');
const { nameMax, messageMax } = limits.contact;
const { emailMax, phoneDigits } = limits.user;

const emailRules = (t: Translate) =>
  ruledText(
    [filled, t('account.signup.emailRequired')],
    [(value) => isEmail(value.trim()), t('account.signup.emailInvalid')],
    [(value) => length(value.trim()) <= emailMax, t('account.signup.emailTooLong', { max: emailMax })],
  );

export const createNewsletterSchema = (t: Translate) => object({ email: emailRules(t) });

export const createContactSchema = (t: Translate) =>
  object({
    full_name: ruledText(
      [filled, t('landing.contact.nameRequired')],
      [(value) => length(value.trim()) <= nameMax, t('landing.contact.nameTooLong', { max: nameMax })],
    ),
    email: emailRules(t),
    mobile: ruledText(
      [filled, t('landing.contact.mobileRequired')],
      [(value) => isDigits(value.trim()), t('landing.contact.mobileDigits')],
      [(value) => length(value.trim()) === phoneDigits, t('landing.contact.mobileLength', { digits: phoneDigits })],
    ),
    message: ruledText(
      [filled, t('landing.contact.messageRequired')],
      [(value) => length(value.trim()) <= messageMax, t('landing.contact.messageTooLong', { max: messageMax })],
    ),
  });
