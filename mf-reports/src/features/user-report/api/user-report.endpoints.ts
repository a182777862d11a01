import type { UsersReport } from '@vidyapath/http/auth-people';
import type { DayReportQuery } from '@vidyapath/http/days';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const { useUsersReportQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usersReport: build.query<UsersReport, DayReportQuery>({
      query: (params) => ({ url: paths.usersReport, params }),
      providesTags: [{ type: 'Report', id: listId }],
    }),
  }),
});
