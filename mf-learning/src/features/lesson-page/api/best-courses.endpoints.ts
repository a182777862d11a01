import type { CourseSearch } from '@vidyapath/http/course-search';
import { courseSearchLimits, courseSearchPaths } from '@vidyapath/http/course-search-paths';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { api } from '../../../lib/api';

export const { useBestCoursesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a category, or of all; as many as one page has, since the learner may have some of them. */
    bestCourses: build.query<PublicCourse[], number | 'all'>({
      query: (category) => ({
        url: courseSearchPaths.courseSearch,
        params: {
          ...(category !== 'all' && { category_id: category }),
          sort: 'best',
          limit: courseSearchLimits.pageMax,
        },
      }),
      transformResponse: ({ courses }: CourseSearch) => courses,
    }),
  }),
});
