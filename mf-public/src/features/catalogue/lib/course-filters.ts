import type { CourseSearchQuery } from '@vidyapath/http/course-search';
import { courseOrders, courseSearchLimits, facetValues, slugPattern } from '@vidyapath/http/course-search-paths';
import { limits } from '@vidyapath/http/limits';

/** Filters beside category and text, by the endpoint's names, which the address has too. */
export type CourseFilters = Pick<
  CourseSearchQuery,
  'price' | 'max_price' | 'language' | 'level' | 'rating_from' | 'teacher'
>;
export type FilterName = keyof CourseFilters;
export type CourseOrder = NonNullable<CourseSearchQuery['sort']>;

const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

function numberIn(text: string | null, min: number, max: number): number | undefined {
  if (!text?.trim()) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

const slug = new RegExp(slugPattern);

export const noFilters: CourseFilters = {};

/** What the address asks for; unknown values are left out. */
export const readFilters = (params: URLSearchParams): CourseFilters => ({
  price: oneOf(facetValues.price, params.get('price')),
  max_price: numberIn(params.get('max_price'), limits.course.priceMin, limits.course.priceMax),
  language: oneOf(facetValues.language, params.get('language')),
  level: oneOf(facetValues.level, params.get('level')),
  rating_from: numberIn(params.get('rating_from'), courseSearchLimits.ratingMin, limits.course.ratingMax),
  teacher: slug.test(params.get('teacher') ?? '') ? (params.get('teacher') ?? undefined) : undefined,
});

export const filterNames = ['price', 'max_price', 'language', 'level', 'rating_from', 'teacher'] as const;

export const setFilters = (filters: CourseFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

export const readOrder = (params: URLSearchParams): CourseOrder => oneOf(courseOrders, params.get('sort')) ?? 'best';

export const pageSizes = [6, 12, 24] as const;
export type PageSize = (typeof pageSizes)[number];

export const readPageSize = (params: URLSearchParams): PageSize =>
  pageSizes.find((size) => String(size) === params.get('limit')) ?? pageSizes[0];
