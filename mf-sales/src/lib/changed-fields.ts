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
  name: string,
  stored: Values,
  edited: Values,
): Difference[] {
  const typed = edited as Record<string, unknown>;
  return Object.entries(stored)
    .filter(([field, value]) => JSON.stringify(typed[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({ label: t(`${name}.fields.${field}`), value: shown(t, value) }));
}
