import { limits } from '@vidyapath/http/limits';
import type { Locale } from '@vidyapath/http/locale';
import type { MailKind } from './mail-kinds';

export interface MailText {
  subject: string;
  text: string;
}
type Words = Readonly<{ app: string; link: string }>;

const minutes = limits.mailedToken.passwordResetSeconds / 60;
const hours = limits.mailedToken.emailVerificationSeconds / 3_600;

/** What a stranger may have typed, such as a name, is left out: it would be sent in the platform's name. */
const texts: Readonly<Record<Locale, Readonly<Record<MailKind, (words: Words) => MailText>>>> = {
  en: {
    'password-reset': ({ app, link }) => ({
      subject: `Choose a new password for ${app}`,
      text: lines(
        'Hello,',
        `we were asked for a new password for your ${app} account. To choose one, open this link within ${minutes} minutes:`,
        link,
        'The link works once. If it was not you who asked, you need not do anything: your password stays as it is.',
        app,
      ),
    }),
    'email-verification': ({ app, link }) => ({
      subject: `Confirm your e-mail address for ${app}`,
      text: lines(
        'Hello,',
        `welcome to ${app}. Please confirm that this is your e-mail address by opening this link within ${hours} hours:`,
        link,
        'If you did not sign up, you need not do anything.',
        app,
      ),
    }),
  },
  hi: {
    'password-reset': ({ app, link }) => ({
      subject: `${app} के लिए नया पासवर्ड चुनें`,
      text: lines(
        'नमस्ते,',
        `हमें आपके ${app} खाते का पासवर्ड बदलने का अनुरोध मिला है। नया पासवर्ड चुनने के लिए ${minutes} मिनट के भीतर यह लिंक खोलें:`,
        link,
        'यह लिंक केवल एक बार काम करेगा। अगर यह अनुरोध आपने नहीं किया है, तो आपको कुछ करने की ज़रूरत नहीं है; आपका पासवर्ड वही रहेगा।',
        app,
      ),
    }),
    'email-verification': ({ app, link }) => ({
      subject: `${app} के लिए अपना ईमेल पता सत्यापित करें`,
      text: lines(
        'नमस्ते,',
        `${app} में आपका स्वागत है। यह ईमेल पता आपका ही है, इसकी पुष्टि के लिए ${hours} घंटे के भीतर यह लिंक खोलें:`,
        link,
        'अगर आपने खाता नहीं बनाया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
        app,
      ),
    }),
  },
};

export function mailText(kind: MailKind, locale: Locale, words: Words): MailText {
  return texts[locale][kind](words);
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
