import { handleMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { AuthContext } from '../../context';
import { mailJobs } from './mail.jobs';
import type { MailKind } from './mail-kinds';
import { mailTexts } from './mail-texts';
import { createToken } from './mailed-tokens.repository';

const screens: Readonly<Record<MailKind, string>> = {
  'password-reset': '/reset-password',
  'email-verification': '/verify-email',
};

/** Registers the mail of this kind. Its link's token is made when the mail is sent and stored as a digest. */
export function handleLinkMail(ctx: AuthContext, kind: MailKind): void {
  const { db, mail, appName: app } = ctx;
  handleMail(ctx, mailJobs[kind], {
    texts: mailTexts[kind],
    async prepare({ user_id: id, locale }) {
      const user =
        id === null ? undefined : await db('users').where({ id }).first<{ email: string } | undefined>('email');
      if (id === null || !user) return undefined;
      const token = await createToken(db, { kind, userId: id });
      const words = { app, link: `${mail.linkBase()}${screens[kind]}?token=${token}` };
      return { to: user.email, locale, essential: true, words };
    },
  });
}
