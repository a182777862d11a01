import { limits } from '@vidyapath/http/limits';

/** Messages that carry a link with a token. */
export const mailKinds = ['password-reset', 'email-verification'] as const;
export type MailKind = (typeof mailKinds)[number];

export const tokenLifetimes: Readonly<Record<MailKind, number>> = {
  'password-reset': limits.mailedToken.passwordResetSeconds,
  'email-verification': limits.mailedToken.emailVerificationSeconds,
};
