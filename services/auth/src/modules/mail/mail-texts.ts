import { limits } from '@vidyapath/http/limits';
import type { Locale } from '@vidyapath/http/locale';
import type { MailText } from '@vidyapath/service-kit/domain/mail/mail-template';
import type { MailKind } from './mail-kinds';

export type Words = Readonly<{ app: string; link: string }>;

const minutes = limits.mailedToken.passwordResetSeconds / 60;
const hours = limits.mailedToken.emailVerificationSeconds / 3_600;

/** Text that a stranger may have typed, such as a name, is left out: the platform would send it in its own name. */
export const mailTexts: Readonly<Record<MailKind, Readonly<Record<Locale, (words: Words) => MailText>>>> = {
  'password-reset': {
    en: ({ app, link }) => ({
      subject: `Choose a new password for ${app}`,
      body: [
        'Hello,',
        `we were asked for a new password for your ${app} account. To choose one, open this link within ${minutes} minutes:`,
        { label: 'Choose a new password', href: link },
        'The link works once. If it was not you who asked, you need not do anything: your password stays as it is.',
      ],
    }),
    hi: ({ app, link }) => ({
      subject: `${app} के लिए नया पासवर्ड चुनें`,
      body: [
        'नमस्ते,',
        `हमें आपके ${app} खाते का पासवर्ड बदलने का अनुरोध मिला है। नया पासवर्ड चुनने के लिए ${minutes} मिनट के भीतर यह लिंक खोलें:`,
        { label: 'नया पासवर्ड चुनें', href: link },
        'यह लिंक केवल एक बार काम करेगा। अगर यह अनुरोध आपने नहीं किया है, तो आपको कुछ करने की ज़रूरत नहीं है; आपका पासवर्ड वही रहेगा।',
      ],
    }),
  },
  'email-verification': {
    en: ({ app, link }) => ({
      subject: `Confirm your e-mail address for ${app}`,
      body: [
        'Hello,',
        `welcome to ${app}. Please confirm that this is your e-mail address by opening this link within ${hours} hours:`,
        { label: 'Confirm the address', href: link },
        'If you did not sign up, you need not do anything.',
      ],
    }),
    hi: ({ app, link }) => ({
      subject: `${app} के लिए अपना ईमेल पता सत्यापित करें`,
      body: [
        'नमस्ते,',
        `${app} में आपका स्वागत है। यह ईमेल पता आपका ही है, इसकी पुष्टि के लिए ${hours} घंटे के भीतर यह लिंक खोलें:`,
        { label: 'पता सत्यापित करें', href: link },
        'अगर आपने खाता नहीं बनाया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ],
    }),
  },
};
