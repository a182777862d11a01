import type { Asset } from '@vidyapath/http/lesson-assets';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** By their ids, joined by commas. */
    assets: build.query<Asset[], string>({
      query: (ids) => ({ url: paths.assets, params: { ids } }),
      providesTags: ['Asset'],
    }),
    retryAsset: build.mutation<null, string>({
      query: (id) => ({ url: paths.assetRetry(id), method: 'POST' }),
      invalidatesTags: ['Asset'],
    }),
    dismissNextFile: build.mutation<null, string>({
      query: (id) => ({ url: paths.assetNext(id), method: 'DELETE' }),
      invalidatesTags: ['Asset'],
    }),
  }),
});

export const { useAssetsQuery, useRetryAssetMutation, useDismissNextFileMutation } = endpoints;
