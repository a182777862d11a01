import type { Locale } from '@vidyapath/http/locale';
import type { MailText } from '@vidyapath/service-kit/domain/mail/mail-template';
import { dayIn } from '@vidyapath/service-kit/domain/mail/mail-words';
import { type UnsubscribeAddresses, unsubscribeLine } from '../../lib/unsubscribe-line';

/** The subjects of mails have no text that somebody has typed. */
export interface TicketWords {
  number: string;
  subject: string;
  acknowledge_by: Date;
  resolve_by: Date;
  /** Null: the ticket belongs to no account, so it is continued through the contact form. */
  href: string | null;
  /** Paragraphs of what staff wrote. */
  answer: readonly string[];
  /** Null as `href` is. */
  addresses: UnsubscribeAddresses | null;
}

const footerOf = (locale: Locale, addresses: UnsubscribeAddresses | null) =>
  addresses && { footer: unsubscribeLine(locale, addresses) };

type Texts = Readonly<Record<Locale, (words: TicketWords) => MailText>>;

export const receivedTexts: Texts = {
  en: ({ number, subject, acknowledge_by, resolve_by, href, addresses }) => ({
    ...footerOf('en', addresses),
    subject: `We have received ${number}`,
    body: [
      `We have received your question ${number}, “${subject}”.`,
      `You get an answer by ${dayIn('en', acknowledge_by)}, and we settle it by ${dayIn('en', resolve_by)}.`,
      ...(href ? [{ label: 'See your question', href }] : []),
    ],
  }),
  hi: ({ number, subject, acknowledge_by, resolve_by, href, addresses }) => ({
    ...footerOf('hi', addresses),
    subject: `${number} हमें मिल गया है`,
    body: [
      `आपका प्रश्न ${number}, “${subject}”, हमें मिल गया है।`,
      `आपको ${dayIn('hi', acknowledge_by)} तक उत्तर मिलेगा, और हम इसे ${dayIn('hi', resolve_by)} तक सुलझा देंगे।`,
      ...(href ? [{ label: 'अपना प्रश्न देखें', href }] : []),
    ],
  }),
};

export const answeredTexts: Texts = {
  en: ({ number, subject, href, answer, addresses }) => ({
    ...footerOf('en', addresses),
    subject: `Our answer to ${number}`,
    body: [
      `We have answered your question ${number}, “${subject}”:`,
      ...answer,
      ...(href
        ? ['If something is still open, write to us there. Without an answer we close it after 14 days.']
        : [`If something is still open, send us the contact form again and name ${number}.`]),
      ...(href ? [{ label: 'See the answer', href }] : []),
    ],
  }),
  hi: ({ number, subject, href, answer, addresses }) => ({
    ...footerOf('hi', addresses),
    subject: `${number} पर हमारा उत्तर`,
    body: [
      `हमने आपके प्रश्न ${number}, “${subject}” का उत्तर दे दिया है:`,
      ...answer,
      ...(href
        ? ['यदि कुछ शेष हो, तो हमें वहीं लिखें। उत्तर न मिलने पर हम इसे 14 दिन बाद बंद कर देते हैं।']
        : [`यदि कुछ शेष हो, तो संपर्क फ़ॉर्म फिर भेजें और ${number} लिखें।`]),
      ...(href ? [{ label: 'उत्तर देखें', href }] : []),
    ],
  }),
};

export const closedTexts: Texts = {
  en: ({ number, subject, href, addresses }) => ({
    ...footerOf('en', addresses),
    subject: `${number} is closed`,
    body: [
      `Your question ${number}, “${subject}”, is closed.`,
      href
        ? 'If something is still open, write to us there, and it is open again.'
        : `If something is still open, send us the contact form again and name ${number}.`,
      ...(href ? [{ label: 'See your question', href }] : []),
    ],
  }),
  hi: ({ number, subject, href, addresses }) => ({
    ...footerOf('hi', addresses),
    subject: `${number} बंद हुआ`,
    body: [
      `आपका प्रश्न ${number}, “${subject}”, बंद कर दिया गया है।`,
      href ? 'यदि कुछ शेष हो, तो हमें वहीं लिखें; यह फिर खुल जाएगा।' : `यदि कुछ शेष हो, तो संपर्क फ़ॉर्म फिर भेजें और ${number} लिखें।`,
      ...(href ? [{ label: 'अपना प्रश्न देखें', href }] : []),
    ],
  }),
};
