import { LocaleSchema } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { mailJob } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import { Type } from 'typebox';
import type { MailKind } from './mail-kinds';
import { mailTexts } from './mail-texts';
import { createToken } from './mailed-tokens.repository';

const MailPayloadSchema = Type.Object({
  /** Null when no account has the requested address, so that both cost the same. */
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  locale: LocaleSchema,
});

const screens: Readonly<Record<MailKind, string>> = {
  'password-reset': '/reset-password',
  'email-verification': '/verify-email',
};

interface AuthMailParts {
  db: Database;
  sender: MailSender;
  app: string;
}

/** auth's mails as jobs, which were counted when they were asked for. A link's token is made when the mail is sent and stored as a digest. */
export function authMails({ db, sender, app }: AuthMailParts) {
  const job = (kind: MailKind, urgent: boolean) =>
    mailJob(sender, {
      name: kind,
      payload: MailPayloadSchema,
      urgent,
      texts: mailTexts[kind],
      async prepare({ user_id: id, locale }) {
        const user =
          id === null ? undefined : await db('users').where({ id }).first<{ email: string } | undefined>('email');
        if (id === null || !user) return undefined;
        const token = await createToken(db, { kind, userId: id });
        return {
          to: user.email,
          locale,
          essential: true,
          words: { app, link: `${sender.linkBase()}${screens[kind]}?token=${token}` },
        };
      },
    });
  return {
    'mail-password-reset': job('password-reset', true),
    'mail-email-verification': job('email-verification', false),
  };
}

export type AuthJobs = Jobs<ReturnType<typeof authMails>>;
