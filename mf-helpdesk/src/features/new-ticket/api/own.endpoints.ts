import type { Order } from '@vidyapath/http/commerce-orders';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

/** How many are offered. */
const limit = 100;

/** What the user may ask about. */
export const { useOwnOrdersQuery, useOwnCoursesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownOrders: build.query<Order[], void>({ query: () => ({ url: paths.orders, params: { limit } }) }),
    ownCourses: build.query<MyCourse[], void>({ query: () => ({ url: paths.myCourses, params: { limit } }) }),
  }),
});
