import type { Category } from '@vidyapath/http/category';
import type { CourseSearch, Suggestions } from '@vidyapath/http/course-search';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import type { CourseFilters, CourseOrder, PageSize } from '../lib/course-filters';

export interface CoursesQuery {
  /** 0: all. */
  categoryId: number;
  search: string;
  filters: CourseFilters;
  sort: CourseOrder;
  limit: PageSize;
  /** From 1. */
  page: number;
}

/** Seconds, half an hour: a tab that is opened again is shown from the cache. */
const keepUnusedDataFor = 1_800;

/** Seconds: such a recent answer was prefetched for the screen's first render. */
export const prefetchedWithinSeconds = 2;

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => ({ url: paths.categories }),
      keepUnusedDataFor,
      providesTags: [{ type: 'Category', id: listId }],
    }),
    courses: build.query<CourseSearch, CoursesQuery>({
      query: ({ categoryId, search, filters, sort, limit, page }) => ({
        url: courseSearchPaths.courseSearch,
        params: {
          category_id: categoryId,
          limit,
          offset: (page - 1) * limit,
          ...filters,
          sort: sort === 'best' ? undefined : sort,
          q: search,
        },
      }),
      keepUnusedDataFor,
      providesTags: (found) => [
        { type: 'Course', id: listId },
        ...(found?.courses ?? []).map(({ CourseId }) => ({ type: 'Course' as const, id: CourseId })),
      ],
    }),
    suggestions: build.query<Suggestions, string>({
      query: (q) => ({ url: courseSearchPaths.suggestions, params: { q } }),
      providesTags: [{ type: 'Course', id: listId }],
    }),
  }),
});
