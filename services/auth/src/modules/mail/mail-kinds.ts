import { limits } from '@vidyapath/http/limits';

/** Messages that carry a link with a token. */
export type MailKind = 'password-reset' | 'email-verification';

export const tokenLifetimes: Readonly<Record<MailKind, number>> = {
  'password-reset': limits.mailedToken.passwordResetSeconds,
  'email-verification': limits.mailedToken.emailVerificationSeconds,
};
