import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type PlatformBaseQuery, platformBaseQuery } from '@vidyapath/client/base-query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { useDispatch } from 'react-redux';

/** Goes by the platform that the store was made for, so that one api serves every store. */
const baseQuery: PlatformBaseQuery = (args, api, options) =>
  platformBaseQuery((api.extra as PlatformApi).http.fetch)(args, api, options);

/** Server data of the slice; each feature adds its endpoints. */
export const modulesApi = createApi({
  reducerPath: 'modules',
  baseQuery,
  tagTypes: ['Course', 'Module', 'Video'],
  endpoints: () => ({}),
});

/** Tag that every list of a type carries. */
export const listId = 'LIST';

/** Dispatch that takes the thunks of {@link modulesApi}. */
export const useSliceDispatch = useDispatch.withTypes<ThunkDispatch<unknown, PlatformApi, UnknownAction>>();
