import type { CourseAccess } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { api } from './api';

export const courseAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which of these courses the signed-in person may learn. */
    courseAccess: build.query<CourseAccess[], readonly number[]>({
      query: (courseIds) => ({ url: paths.courseAccess, params: { course_ids: courseIds.join(',') } }),
    }),
  }),
});
