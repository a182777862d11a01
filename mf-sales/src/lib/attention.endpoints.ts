import type { Attention } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

/** The entries of all orders that wait for staff. */
export const { useAttentionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    attention: build.query<Attention[], void>({
      query: () => ({ url: paths.attention }),
      providesTags: [{ type: 'Attention', id: listId }],
    }),
  }),
});
