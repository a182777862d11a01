import type { AnswerMeta } from '@vidyapath/client/requests/send-request';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../lib/api';

/** Lists of which only the number of rows is shown. */
const lists = {
  tickets: { url: paths.tickets, params: { overdue: true, limit: 1 } },
  reviews: { url: paths.reviews, params: { status: 'pending', limit: 1 } },
  attention: { url: paths.attention, params: {} },
  courses: { url: paths.courses, params: { limit: 1 } },
  publicCourses: { url: paths.publicCourses, params: { category_id: 0, limit: 1 } },
} as const;

export type CountedList = keyof typeof lists;

export const { useRowCountQuery, useSalesOfDayQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    rowCount: build.query<number, CountedList>({
      query: (name) => lists[name],
      transformResponse: (rows: unknown[], meta: AnswerMeta | undefined) => meta?.totalCount ?? rows.length,
    }),
    salesOfDay: build.query<SalesReport['totals'], string>({
      query: (day) => ({ url: paths.salesReport, params: { from: day, to: day } }),
      transformResponse: ({ totals }: SalesReport) => totals,
    }),
  }),
});
