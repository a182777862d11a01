import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Reported, StaffThread } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import { type ModeratedQuery, pageParams } from './staff-reviews.endpoints';

export const { useUnansweredThreadsQuery, useReportedQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    unansweredThreads: build.query<Page<StaffThread>, Omit<ModeratedQuery, 'status'>>({
      query: (query) => ({
        url: paths.threads,
        params: { ...pageParams({ ...query, status: '' }), unanswered: true, sort: 'created_at:asc' },
      }),
      transformResponse: toPage<StaffThread>,
      providesTags: [{ type: 'Thread', id: listId }],
    }),
    reported: build.query<Page<Reported>, ModeratedQuery>({
      query: (query) => ({ url: paths.reported, params: pageParams(query) }),
      transformResponse: toPage<Reported>,
      providesTags: [{ type: 'Reported', id: listId }],
    }),
  }),
});
