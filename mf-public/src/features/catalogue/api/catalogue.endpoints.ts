import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Category } from '@vidyapath/http/category';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import { coursesPerPage } from '../lib/courses-per-page';

export interface CourseFilter {
  /** 0: all. */
  categoryId: number;
  /** Rupees; left out: any price. */
  maxPrice?: number | undefined;
  search: string;
}

export interface CoursesQuery extends CourseFilter {
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
    courses: build.query<Page<PublicCourse>, CoursesQuery>({
      query: ({ categoryId, maxPrice, search, page }) => ({
        url: paths.publicCourses,
        params: {
          category_id: categoryId,
          limit: coursesPerPage,
          offset: (page - 1) * coursesPerPage,
          max_price: maxPrice,
          q: search,
        },
      }),
      transformResponse: toPage<PublicCourse>,
      keepUnusedDataFor,
      providesTags: (courses) => [
        { type: 'Course', id: listId },
        ...(courses?.rows ?? []).map(({ CourseId }) => ({ type: 'Course' as const, id: CourseId })),
      ],
    }),
  }),
});
