import type { CourseAccess } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { api } from '../api';

const enrolmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The learner keeps a free course when it gets a price later. */
    enrol: build.mutation<CourseAccess, number>({
      query: (courseId) => ({ url: paths.enrolments, method: 'POST', body: { course_id: courseId } }),
      invalidatesTags: ['MyCourses'],
    }),
  }),
});

export const { useEnrolMutation } = enrolmentApi;
