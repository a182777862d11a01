import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

export const courseContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    courseContent: build.query<PublicCourseContent, number>({
      query: (courseId) => ({ url: paths.publicCourseContent, params: { course_id: courseId } }),
      providesTags: (_content, _error, courseId) => [{ type: 'Course', id: courseId }],
    }),
  }),
});
