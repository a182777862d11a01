import type { CourseAccess } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { api } from '../api';

export const { useCourseAccessQuery, useLazyCourseAccessQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the signed-in person may learn a course by now. */
    courseAccess: build.query<CourseAccess, number>({
      query: (courseId) => ({ url: paths.courseAccess, params: { course_id: courseId } }),
    }),
  }),
});
