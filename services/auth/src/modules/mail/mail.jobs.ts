import { LocaleSchema } from '@vidyapath/http/locale';
import { defineMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import { Type } from 'typebox';
import type { MailKind } from './mail-kinds';

const payload = Type.Object({
  /** Null when no account has the requested address, so that both cost the same. */
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  locale: LocaleSchema,
});

/** auth's mails, which were counted when they were asked for. */
export const mailJobs = {
  'password-reset': defineMail({ name: 'password-reset', payload, urgent: true }),
  'email-verification': defineMail({ name: 'email-verification', payload }),
} satisfies Record<MailKind, unknown>;
