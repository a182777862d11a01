import type { Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

/** A quote stores nothing. */
export const { useQuoteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query<Quote, QuoteBody>({
      query: (body) => ({ url: paths.quote, method: 'POST', body }),
      providesTags: [{ type: 'Quote', id: listId }],
    }),
  }),
});
