import { type ClientProblem, fieldErrors } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import { useFormikContext } from 'formik';
import type { RuleMessage } from './rules';

/** Errors of the server with the refused values: a message disappears once its value changes. */
type RefusedFields = Record<string, { message: RuleMessage; value: unknown }>;

/** A refusal in the slice's own words; `undefined` shows the server's. */
export type Refusal = (problem: ClientProblem, field: string) => RuleMessage | undefined;

/** No service stores NUL or half of a character. */
const isUnstorable = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value));

export function refusedFields(problem: ClientProblem, values: object, refusal: Refusal): RefusedFields {
  const byField = values as Record<string, unknown>;
  const refused = Object.entries(fieldErrors(problem)).filter(([field]) => field in byField);
  return Object.fromEntries(
    refused.map(([field, detail]) => {
      const value = byField[field];
      const known = { key: isUnstorable(value) ? 'problem.characters' : 'problem.field', values: { detail } };
      return [field, { message: refusal(problem, field) ?? known, value }];
    }),
  );
}

/** Message under a field: of its rule once it was left or sent, else of the server. */
export function useFieldError(name: string): string | undefined {
  const t = useT();
  const { values, errors, touched, submitCount, ...formik } = useFormikContext<Record<string, unknown>>();
  const isShown = touched[name] || submitCount > 0;
  const broken = isShown ? (errors[name] as RuleMessage | undefined) : undefined;
  const refused = (formik.status as RefusedFields | undefined)?.[name];
  const message = broken ?? (refused && refused.value === values[name] ? refused.message : undefined);
  return message && t(message.key, { ...message.values, ...(message.field && { field: t(message.field) }) });
}

/** Puts the focus on the first of the named fields, in the order of the form. */
export function focusFirstField(form: HTMLFormElement | null, fields: readonly string[]): void {
  const marked = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const first = [...marked].find((element) => fields.includes(element.dataset.field ?? ''));
  const inside = first?.querySelector<HTMLElement>(
    '[contenteditable="true"], [role="slider"], select, input, textarea',
  );
  inside?.focus();
}
