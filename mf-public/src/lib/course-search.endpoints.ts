import type { CourseSearch, CourseSearchQuery } from '@vidyapath/http/course-search';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

export const { useFoundCoursesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    foundCourses: build.query<CourseSearch, CourseSearchQuery>({
      query: (params) => ({ url: courseSearchPaths.courseSearch, params }),
      providesTags: [{ type: 'Course', id: listId }],
    }),
  }),
});
