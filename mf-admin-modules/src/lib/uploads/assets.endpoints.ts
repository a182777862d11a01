import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { api } from '../api';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** By their ids, joined by commas. */
    assets: build.query<Asset[], string>({
      query: (ids) => ({ url: lessonPaths.assets, params: { ids } }),
      providesTags: ['Asset'],
    }),
    retryAsset: build.mutation<null, string>({
      query: (id) => ({ url: lessonPaths.assetRetry(id), method: 'POST' }),
      invalidatesTags: ['Asset'],
    }),
    dismissNextFile: build.mutation<null, string>({
      query: (id) => ({ url: lessonPaths.assetNext(id), method: 'DELETE' }),
      invalidatesTags: ['Asset'],
    }),
  }),
});

export const { useAssetsQuery, useRetryAssetMutation, useDismissNextFileMutation } = endpoints;
