import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { AuditEntry } from '@vidyapath/http/audit';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const { useAuditQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<Page<AuditEntry>, { path: string; params: ListParams }>({
      query: ({ path, params }) => ({ url: path, params }),
      transformResponse: toPage<AuditEntry>,
      providesTags: [{ type: 'Audit', id: listId }],
    }),
  }),
});
