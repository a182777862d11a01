import type { Attention, AttentionBody } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

const list = { type: 'Attention', id: listId } as const;

/** The entries of all orders that wait for staff. */
export const { useAttentionQuery, useEndAttentionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    attention: build.query<Attention[], void>({
      query: () => ({ url: paths.attention }),
      providesTags: [list],
    }),
    endAttention: build.mutation<null, Pick<Attention, 'kind' | 'id'> & { body: AttentionBody }>({
      query: ({ kind, id, body }) => ({ url: paths.attentionEntry(kind, id), method: 'POST', body }),
      invalidatesTags: [list],
    }),
  }),
});
