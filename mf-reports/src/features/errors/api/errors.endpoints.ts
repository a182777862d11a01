import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import type { ErrorGroup, ErrorGroupDetail, ErrorReport, ErrorReportQuery } from '@vidyapath/http/support-errors';
import type { ErrorStatus } from '@vidyapath/http/support-names';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'ErrorGroup', id: listId } as const;

export const { useErrorGroupsQuery, useErrorsReportQuery, useErrorGroupQuery, useSetErrorStatusMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      errorGroups: build.query<Page<ErrorGroup>, ListParams>({
        query: (params) => ({ url: paths.errors, params }),
        transformResponse: toPage<ErrorGroup>,
        providesTags: [list],
      }),
      errorsReport: build.query<ErrorReport, ErrorReportQuery>({
        query: (params) => ({ url: paths.errorReport, params }),
        providesTags: [list],
      }),
      errorGroup: build.query<ErrorGroupDetail, ReportDays & { fingerprint: string }>({
        query: ({ fingerprint, ...params }) => ({ url: paths.errorGroup(fingerprint), params }),
        providesTags: (_answer, _error, { fingerprint }) => [{ type: 'ErrorGroup', id: fingerprint }],
      }),
      setErrorStatus: build.mutation<ErrorGroup, { fingerprint: string; status: ErrorStatus }>({
        query: ({ fingerprint, status }) => ({ url: paths.errorGroup(fingerprint), method: 'PUT', body: { status } }),
        invalidatesTags: (_answer, _error, { fingerprint }) => [list, { type: 'ErrorGroup', id: fingerprint }],
      }),
    }),
  });
