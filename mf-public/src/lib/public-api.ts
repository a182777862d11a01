import { createApi } from '@vidyapath/client/query';
import { platformBaseQuery, type PlatformBaseQuery } from '@vidyapath/client/base-query';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** What the store hands to every request of its own. */
export interface ApiExtra {
  fetch: FetchLike;
}

const baseQuery: PlatformBaseQuery = (args, api, options) =>
  platformBaseQuery((api.extra as ApiExtra).fetch)(args, api, options);

/** The one api of this slice; features add their endpoints. It holds nothing itself: the data lives in a store's state. */
export const publicApi = createApi({
  reducerPath: 'publicApi',
  baseQuery,
  tagTypes: ['Category', 'Course'],
  endpoints: () => ({}),
});
