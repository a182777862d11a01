import { lessonAddress } from '@vidyapath/http/lesson-address';
import { handleMail, type MailKind, type PreparedMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { TSchema } from 'typebox';
import type { CommerceContext } from '../../context';
import { findGrantFacts } from './mail-facts.repository';
import { dayIn } from '@vidyapath/service-kit/domain/mail/mail-words';
import { mailAccessGiven, mailAccessRevoked } from './mails.jobs';

interface AccessWords {
  /** Null: all courses. */
  course: string | null;
  until: string | null;
  reason: string | null;
  href: string;
}
type Texts = MailKind<TSchema, AccessWords>['texts'];

export function handleAccessMails(ctx: CommerceContext): void {
  const prepare = ({ grant_id }: { grant_id: string }) => prepareMail(ctx, grant_id);
  handleMail(ctx, mailAccessGiven, { prepare, texts: given });
  handleMail(ctx, mailAccessRevoked, { prepare, texts: revoked });
}

async function prepareMail(
  { db, mail }: CommerceContext,
  grantId: string,
): Promise<PreparedMail<AccessWords> | undefined> {
  const grant = await findGrantFacts(db, grantId);
  if (!grant) return undefined;
  const { email, email_verified, language, course_id, course, ends_at, revoke_reason } = grant;
  const href = mail.linkBase() + (course_id === null ? '/my-learning' : lessonAddress({ course_id }));
  const words = { course, until: ends_at && dayIn(language, ends_at), reason: revoke_reason, href };
  return { to: email, verified: email_verified, locale: language, words };
}

const given: Texts = {
  en: ({ course, until, href }) => ({
    subject: `You have access to ${course ? 'a course' : 'all courses'}`,
    body: [
      `You can now learn ${course ?? 'all courses'}${until ? ` until ${until}` : ''}.`,
      { label: 'Go to your courses', href },
    ],
  }),
  hi: ({ course, until, href }) => ({
    subject: `आपको ${course ? 'एक कोर्स' : 'सभी कोर्स'} की पहुँच मिली है`,
    body: [
      `अब आप ${until ? `${until} तक ` : ''}${course ?? 'सभी कोर्स'} सीख सकते हैं।`,
      { label: 'मेरी पढ़ाई पर जाएँ', href },
    ],
  }),
};

const revoked: Texts = {
  en: ({ course, reason }) => ({
    subject: `Your access to ${course ? 'a course' : 'all courses'} has ended`,
    body: [
      `Your access to ${course ?? 'all courses'} was taken back. What else you have bought or been given stays yours.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      'If this is a mistake, please write to our help desk.',
    ],
  }),
  hi: ({ course, reason }) => ({
    subject: `${course ? 'एक कोर्स' : 'सभी कोर्स'} की आपकी पहुँच समाप्त हुई`,
    body: [
      `${course ?? 'सभी कोर्स'} की आपकी पहुँच वापस ले ली गई है। आपने जो और खरीदा है या आपको मिला है, वह आपका रहेगा।`,
      ...(reason ? [`कारण: ${reason}`] : []),
      'यदि यह भूल है, तो कृपया हमारे सहायता केंद्र को लिखें।',
    ],
  }),
};
