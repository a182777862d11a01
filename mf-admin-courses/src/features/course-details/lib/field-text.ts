import { formatRupees } from '@vidyapath/client/formats/money';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { DetailsField, DetailsValues } from './details-values';

const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The value of a field as a text to compare. */
export function fieldText(
  t: Translate,
  field: DetailsField,
  values: DetailsValues,
  categoryName: (id: number) => string,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
  if (field === 'actual_price' || field === 'discounted_price') return formatRupees(Number(value));
  if (field === 'category_id') return categoryName(Number(value));
  const text =
    field === 'course_info' ? textOf(String(value)) : Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return text.trim() === '' ? t('conflict.empty') : text;
}
