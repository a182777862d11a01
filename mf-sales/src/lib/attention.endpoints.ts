import type { Attention } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

/** What staff has to look at, of all orders. */
export const { useAttentionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    attention: build.query<Attention[], void>({
      query: () => ({ url: paths.attention }),
      providesTags: [{ type: 'Attention', id: listId }],
    }),
  }),
});
