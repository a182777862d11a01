import { limits } from '@vidyapath/http/limits';
import type { FaqBody, FaqRecord } from '@vidyapath/http/support-faq';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { Difference } from '@vidyapath/ui/staff';
import { filled, optionalText, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

/** Values of the form, with the field names of the API: the position as typed. */
export interface FaqValues extends Omit<Required<FaqBody>, 'position'> {
  position: string;
}

/** A new entry comes after the existing ones. */
const blank: FaqValues = {
  category: '',
  question_en: '',
  answer_en: '',
  question_hi: '',
  answer_hi: '',
  position: '1000',
  published: true,
};

export function faqValues(record: FaqRecord | undefined): FaqValues {
  if (!record) return blank;
  const { category, question_en, answer_en, question_hi, answer_hi, position, published } = record;
  return { category, question_en, answer_en, question_hi, answer_hi, position: String(position), published };
}

export const faqBody = (values: FaqValues): FaqBody => ({
  category: values.category.trim(),
  question_en: values.question_en.trim(),
  answer_en: values.answer_en,
  question_hi: values.question_hi.trim(),
  answer_hi: values.answer_hi,
  position: Number(values.position),
  published: values.published,
});

const { categoryMax, questionMax, answerMax, positionMax } = limits.faq;
const isPosition = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= positionMax;

/** Rules of the form; the numbers are the server's. */
export const faqRules = object({
  category: requiredText('faqEntries.fields.category', categoryMax),
  question_en: requiredText('faqEntries.fields.question_en', questionMax),
  answer_en: requiredText('faqEntries.fields.answer_en', answerMax),
  question_hi: optionalText('faqEntries.fields.question_hi', questionMax),
  answer_hi: optionalText('faqEntries.fields.answer_hi', answerMax),
  position: ruledText(filled('faqEntries.fields.position'), [
    isPosition,
    { key: 'faqEntries.positionRule', values: { max: positionMax } },
  ]),
});

function shown(t: Translate, field: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
  if (value === '') return t('conflict.empty');
  return field.startsWith('answer') ? t('conflict.otherText') : String(value);
}

/** The fields in which a stored entry differs from what is typed, as the stored one has them. */
export function faqDifferences(t: Translate, theirs: FaqRecord, mine: FaqValues): Difference[] {
  const typed = faqBody(mine);
  const stored = faqBody(faqValues(theirs));
  return (Object.keys(stored) as (keyof FaqBody)[])
    .filter((field) => typed[field] !== stored[field])
    .map((field) => ({ label: t(`faqEntries.fields.${field}`), value: shown(t, field, stored[field]) }));
}
