import type { Translate } from '@vidyapath/platform-api/i18n';
import { string } from 'yup';

/** `999.5` as typed → 99950. */
export const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

/** 99950 → `999.5`, as it would be typed. */
export const rupeesOf = (paise: number): string => String(paise / 100);

/** A whole number, or nothing. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Rule of a field that takes a whole number, or nothing. */
export const wholeRule = (t: Translate, min: number, max: number) =>
  string().test('whole', t('rule.whole', { min, max }), (text = '') => {
    if (text.trim() === '') return true;
    return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
  });
