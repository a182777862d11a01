import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Grant, GrantBody } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'Grant', id: listId } as const;

export const { useGrantsQuery, useGiveGrantMutation, useRevokeGrantMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    grants: build.query<Page<Grant>, ListParams>({
      query: (params) => ({ url: paths.grants, params }),
      transformResponse: toPage<Grant>,
      providesTags: [list],
    }),
    giveGrant: build.mutation<Grant, GrantBody>({
      query: (body) => ({ url: paths.grants, method: 'POST', body, once: true }),
      invalidatesTags: [list],
    }),
    revokeGrant: build.mutation<null, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: paths.grant(id), method: 'DELETE', body: { reason } }),
      invalidatesTags: [list],
    }),
  }),
});
