import { formatRupees } from '@vidyapath/client/formats/money';
import type { Course } from '@vidyapath/http/course';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { Difference } from '@vidyapath/ui/staff';
import { courseBody, type CourseValues } from '../../../lib/course-values';

const longTexts: readonly string[] = ['course_info', 'course_description'];
const prices: readonly string[] = ['actual_price', 'discounted_price'];

function shown(t: Translate, field: string, value: unknown, categoryName: (id: number) => string): string {
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
  if (prices.includes(field)) return formatRupees(Number(value));
  if (field === 'category_id') return categoryName(Number(value));
  if (value === '') return t('conflict.empty');
  return longTexts.includes(field) ? t('conflict.otherText') : String(value);
}

/** The fields in which the stored course differs from the form, with the stored values. */
export function courseDifferences(
  t: Translate,
  stored: Course,
  edited: CourseValues,
  categoryName: (id: number) => string,
): Difference[] {
  const storedFields = stored as unknown as Record<string, unknown>;
  const typed = courseBody(edited);
  return (Object.keys(typed) as (keyof typeof typed)[])
    .filter((field) => storedFields[field] !== typed[field])
    .map((field) => ({
      label: t(`courses.fields.${field}`),
      value: shown(t, field, storedFields[field], categoryName),
    }));
}
