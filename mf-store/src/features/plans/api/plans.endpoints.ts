import type { Plan } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export const { usePlansQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query<Plan[], void>({
      query: () => ({ url: paths.plans }),
      providesTags: [{ type: 'Plan', id: listId }],
    }),
  }),
});
