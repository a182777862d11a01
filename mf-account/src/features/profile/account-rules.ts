import { personNamePattern, phonePattern } from '@vidyapath/http/account-patterns';
import type { Locale } from '@vidyapath/http/locale';
import { limits } from '@vidyapath/http/limits';
import { isAtMost, isFilled, ruledText, trimmedMatches } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface AccountValues {
  name: string;
  phone: string;
  language: Locale;
}

const { nameMax, phoneDigits } = limits.user;
const isPersonName = trimmedMatches(new RegExp(personNamePattern, 'u'));
const isPhone = trimmedMatches(new RegExp(phonePattern));

export const nameMissing = { key: 'profile.nameRequired' };
export const phoneWrong = { key: 'profile.phoneWrong', values: { digits: phoneDigits } };

/** The rules of the texts as they are sent. */
export const accountRules = object({
  name: ruledText(
    [isFilled, nameMissing],
    [isAtMost(nameMax), { key: 'profile.nameTooLong', values: { max: nameMax } }],
    [isPersonName, { key: 'profile.nameInvalid' }],
  ),
  phone: ruledText([isPhone, phoneWrong]),
});
