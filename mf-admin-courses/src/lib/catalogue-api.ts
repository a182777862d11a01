import { type PlatformBaseQuery, platformBaseQuery } from '@vidyapath/client/base-query';
import { createApi, type ThunkDispatch, type UnknownAction, useDispatch } from '@vidyapath/client/query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';

/** Goes by the platform that the store was made for, so that one api serves every store. */
const baseQuery: PlatformBaseQuery = (args, api, options) =>
  platformBaseQuery((api.extra as PlatformApi).http.fetch)(args, api, options);

/** Server data of the slice; each feature adds its endpoints. */
export const catalogueApi = createApi({
  reducerPath: 'catalogue',
  baseQuery,
  tagTypes: ['Course', 'Category'],
  endpoints: () => ({}),
});

/** Tag that every list of a type carries. */
export const listId = 'LIST';

/** Dispatch that takes the thunks of {@link catalogueApi}. */
export const useSliceDispatch = useDispatch.withTypes<ThunkDispatch<unknown, PlatformApi, UnknownAction>>();
