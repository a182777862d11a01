import type { Locale } from '@vidyapath/http/locale';
import { englishTexts } from './mail-texts.en';
import { hindiTexts } from './mail-texts.hi';
import type { MailedKind, NotificationText, NotificationTexts } from './notification-texts';

/** The last line of each mail. */
export const wayOut: Readonly<Record<Locale, string>> = {
  en: 'Choose which mails you get',
  hi: 'चुनें कि आपको कौन-से मेल मिलें',
};

const texts: Readonly<Record<Locale, NotificationTexts>> = { en: englishTexts, hi: hindiTexts };

/** `params` are those of `kind`, as they were stored with it. */
export function textOf(locale: Locale, kind: MailedKind, params: object): NotificationText {
  const write = texts[locale][kind] as (params: object) => NotificationText;
  return write(params);
}
