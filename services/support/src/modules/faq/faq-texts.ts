import type { FaqBody } from '@vidyapath/http/support-faq';
import { textLength } from '@vidyapath/http/text-length';
import { limits } from '@vidyapath/http/limits';
import type { FieldError } from '@vidyapath/http/problem';
import { badFields } from '@vidyapath/service-kit/http/errors';
import { sanitiseRichText } from '@vidyapath/service-kit/domain/rich-text/sanitise';
import { hasVisibleText } from '@vidyapath/service-kit/domain/rich-text/visible-text';

const answers = ['answer_en', 'answer_hi'] as const;

/** An entry with answers of the allow-list. @throws HttpProblem 400 for an answer that is empty or cannot be cleaned */
export function cleanedFaq({ question_hi = '', answer_hi = '', ...body }: FaqBody): Required<FaqBody> {
  const entry = { ...body, question_hi, answer_hi };
  const errors: FieldError[] = [];
  for (const field of answers) {
    const clean = sanitiseRichText(entry[field]);
    const detail = problemOf(clean, field === 'answer_hi' && entry[field] === '');
    if (detail) errors.push({ field, detail });
    entry[field] = clean ?? '';
  }
  if (errors.length > 0) throw badFields(errors);
  return entry;
}

function problemOf(clean: string | undefined, mayBeEmpty: boolean): string | undefined {
  if (clean === undefined) return 'The answer is nested too deeply.';
  if (!hasVisibleText(clean) && !mayBeEmpty) return 'The answer needs some text.';
  // The marks of links make a text longer.
  return textLength(clean) > limits.faq.answerMax ? 'The answer is too long.' : undefined;
}
