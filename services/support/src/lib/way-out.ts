import type { Locale } from '@vidyapath/http/locale';
import type { MailLink } from '@vidyapath/service-kit/mail/mail-template';

/** Where a reader ends the mails of one kind; both addresses are signed for one person and kind. */
export interface WayOut {
  /** A POST to it ends them at once (RFC 8058). */
  unsubscribe: string;
  /** A page that asks first. */
  href: string;
}

const labels: Readonly<Record<Locale, string>> = {
  en: 'Stop mails of this kind',
  hi: 'इस तरह के मेल बंद करें',
};

/** The last line of a mail that somebody can choose not to get. */
export const wayOutLine = (locale: Locale, { href }: WayOut): MailLink => ({ label: labels[locale], href });
