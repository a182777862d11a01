import type { NotificationKind, NotificationParams } from '@vidyapath/http/notification-kinds';
import type { Locale } from '@vidyapath/http/locale';
import { englishTexts } from './mail-texts.en';
import { hindiTexts } from './mail-texts.hi';

/** Of one mail. `button` leads to what it tells of. */
export interface NotificationText {
  subject: string;
  body: string;
  button: string;
}

/** Receipts are mailed by commerce, and answers of the desk by the tickets. */
export type MailedKind = Exclude<NotificationKind, 'order-paid' | 'refund-processed' | 'ticket-answered'>;

export type NotificationTexts = {
  readonly [Kind in MailedKind]: (params: NotificationParams[Kind]) => NotificationText;
};

const texts: Readonly<Record<Locale, NotificationTexts>> = { en: englishTexts, hi: hindiTexts };

/** `params` are those of `kind`, as they were stored with it. */
export function textOf(locale: Locale, kind: MailedKind, params: object): NotificationText {
  const write = texts[locale][kind] as (params: object) => NotificationText;
  return write(params);
}
