import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

/** How many questions a course has. */
export const { useThreadCountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    threadCount: build.query<Page<unknown>, number>({
      query: (courseId) => ({ url: paths.courseThreads(courseId), params: { limit: 1 } }),
      transformResponse: toPage<unknown>,
      providesTags: [{ type: 'Thread', id: listId }],
    }),
  }),
});
