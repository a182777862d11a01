import { createApi } from '@vidyapath/client/query';
import { platformBaseQuery, type PlatformBaseQuery } from '@vidyapath/client/base-query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';

/** Thunk extra argument of the slice's store. */
export interface StoreExtra {
  platform: PlatformApi;
}

const baseQuery: PlatformBaseQuery = (args, api, options) =>
  platformBaseQuery((api.extra as StoreExtra).platform.http.fetch)(args, api, options);

/** All server data of the slice; features add their endpoints. Which platform answers is the store's to say. */
export const learningApi = createApi({
  reducerPath: 'learningApi',
  baseQuery,
  tagTypes: ['CourseProgress'],
  endpoints: () => ({}),
});
