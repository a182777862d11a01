import { personNamePattern, phonePattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';

export const accountFields = ['name', 'phone'] as const;
export type AccountField = (typeof accountFields)[number];
export type AccountValues = Record<AccountField, string>;
/** Keys of messages. */
export type AccountFaults = Partial<Record<AccountField, string>>;

const { nameMax, phoneDigits } = limits.user;
export const ruleParameters = { max: nameMax, digits: phoneDigits };
const phone = new RegExp(phonePattern);
const personName = new RegExp(personNamePattern, 'u');

/** The rules of the texts as they are sent. */
export function accountFaults({ name, phone: number }: AccountValues): AccountFaults {
  const length = textLength(name.trim());
  return {
    ...(length === 0 && { name: 'profile.nameRequired' }),
    ...(length > nameMax && { name: 'profile.nameTooLong' }),
    ...(length > 0 && length <= nameMax && !personName.test(name.trim()) && { name: 'profile.nameInvalid' }),
    ...(!phone.test(number.trim()) && { phone: 'profile.phoneWrong' }),
  };
}
