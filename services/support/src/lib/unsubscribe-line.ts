import type { Locale } from '@vidyapath/http/locale';
import type { MailLink } from '@vidyapath/service-kit/domain/mail/mail-template';

/** Addresses by which a reader unsubscribes from mails of one kind; both are signed for one person and kind. */
export interface UnsubscribeAddresses {
  /** A POST to it ends them at once (RFC 8058). */
  unsubscribe: string;
  /** A page that asks first. */
  href: string;
}

const labels: Readonly<Record<Locale, string>> = {
  en: 'Stop mails of this kind',
  hi: 'इस तरह के मेल बंद करें',
};

/** The last line of a mail that a person can unsubscribe from. */
export const unsubscribeLine = (locale: Locale, { href }: UnsubscribeAddresses): MailLink => ({
  label: labels[locale],
  href,
});
