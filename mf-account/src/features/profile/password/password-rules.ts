import { specialCharacterPattern } from '@vidyapath/http/account-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';

/** Named as in the request body; the last one is not sent. */
export const passwordFields = ['current_password', 'new_password', 'confirm_password'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordValues = Record<PasswordField, string>;
/** Keys of messages. */
export type PasswordFaults = Partial<Record<PasswordField, string>>;

const { passwordMin, passwordMax } = limits.user;
export const ruleParameters = { min: passwordMin, max: passwordMax };

const special = new RegExp(specialCharacterPattern, 'u');

type Rule = readonly [holds: (values: PasswordValues) => boolean, key: string];

/** The rules of the Sign Up screen, for the new password. */
const rules: Record<PasswordField, readonly Rule[]> = {
  current_password: [[({ current_password: text }) => text !== '', 'password.currentRequired']],
  new_password: [
    [({ new_password: text }) => text !== '', 'password.required'],
    [({ new_password: text }) => textLength(text) >= passwordMin, 'password.tooShort'],
    [({ new_password: text }) => special.test(text), 'password.special'],
    [({ new_password: text }) => textLength(text) <= passwordMax, 'password.tooLong'],
    [({ new_password: text, current_password: current }) => text !== current, 'password.same'],
  ],
  confirm_password: [[({ new_password: text, confirm_password: again }) => text === again, 'password.differ']],
};

/** The first broken rule of each field. */
export function faultsOf(values: PasswordValues): PasswordFaults {
  const broken = passwordFields.map((field) => [field, rules[field].find(([holds]) => !holds(values))?.[1]] as const);
  return Object.fromEntries(broken.filter(([, key]) => key !== undefined));
}
