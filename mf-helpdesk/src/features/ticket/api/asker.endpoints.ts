import type { AdminOrder } from '@vidyapath/http/commerce-reports';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

/** How many are shown beside a ticket. */
const limit = 20;

export const { useOrdersOfPersonQuery, useCoursesOfPersonQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ordersOfPerson: build.query<AdminOrder[], number>({
      query: (user_id) => ({ url: paths.adminOrders, params: { user_id, sort: 'created_at:desc', limit } }),
    }),
    coursesOfPerson: build.query<MyCourse[], number>({
      query: (userId) => ({ url: paths.personsCourses(userId), params: { limit } }),
    }),
  }),
});
