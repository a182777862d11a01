import type { Locale } from '@vidyapath/http/locale';
import { toWords as inEnglish } from 'to-words/en-IN';
import { toWords as inHindi } from 'to-words/hi-IN';

const words = { en: inEnglish, hi: inHindi };
const units = {
  en: { rupee: 'Rupee', rupees: 'Rupees', paisa: 'Paisa', paise: 'Paise', and: 'and', only: 'Only' },
  hi: { rupee: 'रुपया', rupees: 'रुपये', paisa: 'पैसा', paise: 'पैसे', and: 'और', only: 'मात्र' },
};

/** In Indian numbering (lakh, crore), such as "One Thousand Rupees and Fifty Paise Only". */
export function amountInWords(amountPaise: number, language: Locale): string {
  const unit = units[language];
  const say = (count: number, one: string, many: string): string =>
    `${words[language](count)} ${count === 1 ? one : many}`;
  const rupees = Math.floor(amountPaise / 100);
  const paise = amountPaise % 100;
  const parts = [
    ...(rupees > 0 || paise === 0 ? [say(rupees, unit.rupee, unit.rupees)] : []),
    ...(paise > 0 ? [say(paise, unit.paisa, unit.paise)] : []),
  ];
  return `${parts.join(` ${unit.and} `)} ${unit.only}`;
}
