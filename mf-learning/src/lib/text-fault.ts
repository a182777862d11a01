import { textLength } from '@vidyapath/http/text-length';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** What is wrong with a typed text. */
export function textFault(t: Translate, field: string, text: string, max: number): string | undefined {
  const typed = text.trim();
  if (typed === '') return t('rule.required', { field });
  return textLength(typed) > max ? t('rule.tooLong', { field, max }) : undefined;
}

/** Without the fields that nothing is wrong with, as Formik reads it. */
export const onlyFaults = <Faults extends Record<string, string | undefined>>(faults: Faults) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as {
    [Field in keyof Faults]?: string;
  };
