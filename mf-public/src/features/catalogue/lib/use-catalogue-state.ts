import { limits } from '@vidyapath/http/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { pageNumber } from '../../../lib/page-number';
import type { CoursesQuery } from '../api/catalogue.endpoints';
import { filterNames, noFilters, pageSizes, readFilters, readOrder, readPageSize } from './course-filters';

const allCategories = 0;

export function readCoursesQuery(params: URLSearchParams): CoursesQuery {
  const category = Number(params.get('category'));
  const limit = readPageSize(params);
  return {
    categoryId: Number.isSafeInteger(category) && category > 0 && category <= limits.id.max ? category : allCategories,
    search: (params.get('q') ?? '').slice(0, limits.list.queryMax),
    filters: readFilters(params),
    sort: readOrder(params),
    limit,
    // At most the last page that the server accepts.
    page: Math.min(pageNumber(params.get('page')), Math.floor(limits.list.offsetMax / limit)),
  };
}

/** Other parameters of the address stay. */
function write({ categoryId, search, filters, sort, limit, page }: CoursesQuery, current: URLSearchParams) {
  const params = new URLSearchParams(current);
  const set = (name: string, value: string | number | undefined, unsaid?: string | number) => {
    if (value === undefined || value === unsaid) params.delete(name);
    else params.set(name, String(value));
  };
  set('category', categoryId, allCategories);
  set('q', search, '');
  for (const name of filterNames) set(name, filters[name]);
  set('sort', sort, 'best');
  set('limit', limit, pageSizes[0]);
  set('page', page, 1);
  return params;
}

/** All that the catalogue shows is in the URL; whatever changes the list returns to its first page. */
export function useCatalogueState() {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<CoursesQuery>, replace = false) =>
    setParams((current) => write({ ...readCoursesQuery(current), page: 1, ...part }, current), {
      replace,
      preventScrollReset: true,
    });
  return {
    state: useMemo(() => readCoursesQuery(params), [params]),
    change,
    search: (search: string) => change({ search }, true),
    /** Without what narrows the list, a chosen plan included. */
    showAll: () =>
      setParams(
        (current) => {
          const all = { categoryId: allCategories, search: '', filters: noFilters, page: 1 };
          const changed = write({ ...readCoursesQuery(current), ...all }, current);
          changed.delete('plan');
          return changed;
        },
        { preventScrollReset: true },
      ),
  };
}
