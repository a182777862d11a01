import type { CourseSearch } from '@vidyapath/http/course-search';
import { facetValues } from '@vidyapath/http/course-search-paths';
import { useT } from '@vidyapath/client/screens/use-t';
import { Stack } from '@vidyapath/ui';
import type { CourseFilters } from '../lib/course-filters';
import { filterLabel } from '../lib/filter-labels';
import { MaxPriceFilter } from './max-price-filter';
import { RadioFacet } from './radio-facet';
import { TeacherFilter } from './teacher-filter';

export interface FilterPanelProps {
  filters: CourseFilters;
  /** Absent until courses are loaded. */
  facets: CourseSearch['facets'] | undefined;
  onChange: (changed: CourseFilters) => void;
}

/** All filters of the catalogue but category and text. */
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const t = useT();
  const counts = (name: keyof typeof facetValues) =>
    new Map<string | number, CourseSearch['total']>(facets?.[name].map(({ value, count }) => [value, count]));
  const options = <Value extends string | number>(
    name: keyof typeof facetValues,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => values.map((value) => ({ value, label: labelOf(value), count: counts(name).get(value) }));
  return (
    <Stack spacing={5}>
      <RadioFacet
        title={t('catalogue.filters.price')}
        value={filters.price}
        options={options('price', facetValues.price, (value) => filterLabel(t, 'price', value))}
        onChoose={(price) => onChange({ price })}
      />
      <MaxPriceFilter value={filters.max_price} onChange={(max_price) => onChange({ max_price })} />
      <RadioFacet
        title={t('course.language')}
        value={filters.language}
        options={options('language', facetValues.language, (value) => filterLabel(t, 'language', value))}
        onChoose={(language) => onChange({ language })}
      />
      <RadioFacet
        title={t('course.level')}
        value={filters.level}
        options={options('level', facetValues.level, (value) => filterLabel(t, 'level', value))}
        onChoose={(level) => onChange({ level })}
      />
      <RadioFacet<number>
        title={t('catalogue.filters.rating')}
        value={filters.rating_from}
        options={options('rating', facetValues.rating, (value) => filterLabel(t, 'rating_from', value))}
        onChoose={(rating_from) => onChange({ rating_from })}
      />
      <TeacherFilter onChoose={(teacher) => onChange({ teacher })} />
    </Stack>
  );
}
