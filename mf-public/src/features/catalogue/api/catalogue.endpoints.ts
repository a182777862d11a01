import type { Category } from '@vidyapath/http/category';
import type { PublicCourse } from '@vidyapath/http/course-progress';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

export interface CourseFilter {
  /** 0: all. */
  categoryId: number;
  search: string;
}

/** Half an hour: a tab that was seen is shown from the cache when it is opened again. */
const keepUnusedDataFor = 1_800;

/** Seconds: what was read so recently was read ahead of the screen's first drawing. */
export const readForThisVisit = 2;

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => ({ url: paths.categories }),
      keepUnusedDataFor,
      providesTags: [{ type: 'Category', id: 'LIST' }],
    }),
    courses: build.query<PublicCourse[], CourseFilter>({
      query: ({ categoryId, search }) => ({
        url: paths.publicCourses,
        params: { category_id: categoryId, limit: limits.list.limitMax, offset: 0, q: search },
      }),
      keepUnusedDataFor,
      providesTags: (courses = []) => [
        { type: 'Course', id: 'LIST' },
        ...courses.map(({ CourseId }) => ({ type: 'Course' as const, id: CourseId })),
      ],
    }),
  }),
});
