import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { emailRules } from '../../../lib/account-rules';
import { filled, length, matches, ruledText } from '../../../lib/text-rules';

const isDigits = matches('^[0-9]+$');
const { nameMax, messageMax } = limits.contact;
const { phoneDigits } = limits.user;

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
