import type { LoginsReport } from '@vidyapath/http/auth-logins';
import type { DayReportQuery } from '@vidyapath/http/days';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const { useLoginsReportQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    loginsReport: build.query<LoginsReport, DayReportQuery>({
      query: (params) => ({ url: paths.loginsReport, params }),
      providesTags: [{ type: 'Report', id: listId }],
    }),
  }),
});
