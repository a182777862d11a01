import type { SalesReport, SalesReportQuery } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const { useSalesReportQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    salesReport: build.query<SalesReport, SalesReportQuery>({
      query: (params) => ({ url: paths.salesReport, params }),
      providesTags: [{ type: 'Report', id: listId }],
    }),
  }),
});
