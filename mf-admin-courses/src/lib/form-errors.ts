import { type ClientProblem, fieldErrors } from '@vidyapath/client/client-problem';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { useFormikContext } from 'formik';

/** What the server refused, with the value that it refused: the message goes once the value is another. */
export type RefusedFields = Record<string, { detail: string; value: unknown }>;

/** Refusals that only the server can find out, in the user's language. */
const known: Partial<Record<string, string>> = {
  '400 category_id': 'courses.categoryGone',
  '409 CategoryName': 'categories.taken',
};

function refusalText(t: Translate, status: number, field: string, detail: string): string {
  const key = known[`${status} ${field}`] ?? (/unicode/i.test(detail) ? 'problem.characters' : undefined);
  return key ? t(key) : t('problem.field', { detail });
}

export function refusedFields(t: Translate, problem: ClientProblem, values: object): RefusedFields {
  const sent = values as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fieldErrors(problem))
      .filter(([field]) => field in sent)
      .map(([field, detail]) => [field, { detail: refusalText(t, problem.status, field, detail), value: sent[field] }]),
  );
}

/** Message under a field: what its rule says once it was left or sent, else what the server said. */
export function useFieldError(name: string): string | undefined {
  const formik = useFormikContext<Record<string, unknown>>();
  const { values, errors, touched, submitCount } = formik;
  const own = touched[name] || submitCount > 0 ? errors[name] : undefined;
  if (own) return own;
  const refused = (formik.status as RefusedFields | undefined)?.[name];
  return refused && refused.value === values[name] ? refused.detail : undefined;
}

/** Puts the focus on the first of the named fields, in the order of the form. */
export function focusFirstField(form: HTMLFormElement | null, fields: readonly string[]): void {
  const marked = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const first = [...marked].find((element) => fields.includes(element.dataset.field ?? ''));
  const inside = first?.querySelector<HTMLElement>('[contenteditable="true"], [role="slider"], select, input, textarea');
  inside?.focus();
}
