import type { FaqEntry, FaqRecord } from '@vidyapath/http/support-faq';
import type { FaqRow, FaqTextRow } from './faq.repository';

export const presentFaqEntry = ({ faq_id, category, question, answer, position }: FaqTextRow): FaqEntry => ({
  faq_id,
  category,
  question,
  answer,
  position,
});

export const presentFaqRecord = ({ created_at, updated_at, ...row }: FaqRow): FaqRecord => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
