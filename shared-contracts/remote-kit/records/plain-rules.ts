import type { Translate } from '@vidyapath/platform-api/i18n';
import type { FormikErrors } from 'formik';

type Rule<Value> = (value: Value) => string | undefined;

/** Rules of fields like `textRules`, but without yup, which would be a fifteenth of a screen's script. */
export function plainRules(t: Translate) {
  const missing = (label: string) => t('rule.required', { field: label });
  // Lengths count code points, as the server does.
  const optional =
    (label: string, max: number): Rule<string> =>
    (text) =>
      [...text.trim()].length > max ? t('rule.tooLong', { field: label, max }) : undefined;
  return {
    optional,
    required:
      (label: string, max: number): Rule<string> =>
      (text) =>
        text.trim() === '' ? missing(label) : optional(label, max)(text),
    choice:
      (label: string): Rule<string> =>
      (value) =>
        value === '' ? missing(label) : undefined,
  };
}

/** The errors of a form by the rule of each field; a field without one is always right. */
export const checkedBy =
  <Values extends object>(rules: { [Field in keyof Values]?: Rule<Values[Field]> }) =>
  (values: Values): FormikErrors<Values> => {
    const fields = Object.keys(rules) as (keyof Values)[];
    const errors = fields.map((field) => [field, rules[field]?.(values[field])] as const);
    return Object.fromEntries(errors.filter(([, error]) => error !== undefined)) as FormikErrors<Values>;
  };
