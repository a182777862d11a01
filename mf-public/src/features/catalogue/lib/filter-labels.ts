import { formatRupees } from '@vidyapath/client/formats/money';
import type { CourseCount } from '@vidyapath/http/course-search';
import { manyCourses } from '@vidyapath/http/course-search-paths';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { CourseFilters, FilterName } from './course-filters';

/** The words of each filter's value; a teacher's name is in `teacherName`. */
const labels: { [Name in FilterName]: (t: Translate, value: NonNullable<CourseFilters[Name]>) => string } = {
  price: (t, value) => t(`catalogue.filters.prices.${value}`),
  max_price: (t, value) => t('catalogue.filters.upTo', { price: formatRupees(value) }),
  language: (t, value) => t(`languages.${value}`),
  level: (t, value) => t(`course.levels.${value}`),
  rating_from: (t, value) => t('catalogue.filters.ratingFrom', { rating: value }),
  teacher: (_t, value) => value.replaceAll('-', ' '),
};

export const filterLabel = <Name extends FilterName>(
  t: Translate,
  name: Name,
  value: NonNullable<CourseFilters[Name]>,
): string => labels[name](t, value);

/** The words of a filter that may be set. */
export function labelIn<Name extends FilterName>(t: Translate, filters: CourseFilters, name: Name): string {
  const value = filters[name];
  return value === undefined ? '' : labels[name](t, value);
}

const numbers = new Intl.NumberFormat('en-IN');

/** `1234` → `1,234`; Latin digits in every language. */
export const countText = (count: CourseCount): string =>
  count === manyCourses ? `${numbers.format(Number.parseInt(count, 10))}+` : numbers.format(count);

export const foundText = (t: Translate, total: CourseCount): string =>
  total === manyCourses
    ? t('catalogue.foundMany', { count: countText(total) })
    : t('catalogue.found', { count: total });
