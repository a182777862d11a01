import { personNamePattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { object } from 'yup';
import { emailRules, phoneRules } from '../../../lib/account-rules';
import { filled, matches, ruledText } from '../../../lib/text-rules';

const { nameMax, messageMax } = limits.contact;
const isPersonName = matches(personNamePattern);

export const createNewsletterSchema = (t: Translate) => object({ email: emailRules(t) });

export const createContactSchema = (t: Translate) =>
  object({
    full_name: ruledText(
      [filled, t('landing.contact.nameRequired')],
      [(value) => textLength(value.trim()) <= nameMax, t('landing.contact.nameTooLong', { max: nameMax })],
      [(value) => isPersonName(value.trim()), t('landing.contact.nameInvalid')],
    ),
    email: emailRules(t),
    mobile: phoneRules(t, 'landing.contact.mobile'),
    message: ruledText(
      [filled, t('landing.contact.messageRequired')],
      [(value) => textLength(value.trim()) <= messageMax, t('landing.contact.messageTooLong', { max: messageMax })],
    ),
  });
