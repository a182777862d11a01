import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../lib/api';

/** Number of courses at the top of the dashboard. */
const limit = 3;

export const { useCoursesToGoOnQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Courses that the user may learn and in which a lesson is left, the last watched first. */
    coursesToGoOn: build.query<MyCourse[], void>({
      query: () => ({ url: paths.myCourses, params: { limit, to_go_on: true } }),
    }),
  }),
});
