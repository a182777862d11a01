import { Type, type Static } from 'typebox';
import { TimeSchema } from './commerce-offers';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { LocaleSchema } from './locale';
import { emptyOrVisibleText, requiredText } from './primitives';
import { faqRecordSortFields, faqSortFields } from './sort-fields';

/** A published question and its answer in the reader's language. */
export const FaqEntrySchema = Type.Object({
  faq_id: Type.Integer(),
  /** Free text, the same for both languages. */
  category: Type.String(),
  question: Type.String(),
  /** Rich text of the allow-list of `course_info`. */
  answer: Type.String(),
  position: Type.Integer(),
});
export type FaqEntry = Static<typeof FaqEntrySchema>;

const { categoryMax, questionMax, answerMax, positionMax } = limits.faq;
export const FaqBodySchema = Type.Object({
  category: requiredText(categoryMax),
  question_en: requiredText(questionMax),
  answer_en: requiredText(answerMax),
  /** Empty: readers of Hindi get the English text. */
  question_hi: Type.Optional(emptyOrVisibleText(questionMax)),
  answer_hi: Type.Optional(emptyOrVisibleText(answerMax)),
  /** Entries are sorted by it, equal ones by id. */
  position: Type.Integer({ minimum: 0, maximum: positionMax }),
  published: Type.Boolean(),
});
export type FaqBody = Static<typeof FaqBodySchema>;

/** An entry as staff edits it. */
export const FaqRecordSchema = Type.Object({
  faq_id: Type.Integer(),
  category: Type.String(),
  question_en: Type.String(),
  answer_en: Type.String(),
  question_hi: Type.String(),
  answer_hi: Type.String(),
  position: Type.Integer(),
  published: Type.Boolean(),
  created_at: TimeSchema,
  updated_at: TimeSchema,
});
export type FaqRecord = Static<typeof FaqRecordSchema>;

export const FaqQuerySchema = Type.Object(
  { ...listQueryProperties(faqSortFields), lang: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
export type FaqQuery = Static<typeof FaqQuerySchema>;

export const FaqRecordListQuerySchema = Type.Object(listQueryProperties(faqRecordSortFields), {
  additionalProperties: false,
});
export type FaqRecordListQuery = Static<typeof FaqRecordListQuerySchema>;
