import type { Translate } from '@vidyapath/platform-api/i18n';
import type { Difference } from '@vidyapath/ui/staff';

function shown(t: Translate, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? t('conflict.empty') : text;
}

/** The fields in which a stored version differs from the form, with the stored values. */
export function changedFields<Values extends object>(
  t: Translate,
  label: (field: keyof Values & string) => string,
  stored: Values,
  edited: Values,
): Difference[] {
  return (Object.keys(stored) as (keyof Values & string)[])
    .filter((field) => JSON.stringify(edited[field]) !== JSON.stringify(stored[field]))
    .map((field) => ({ label: label(field), value: shown(t, stored[field]) }));
}
