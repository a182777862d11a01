import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Play } from '@vidyapath/http/play';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

interface NewPoster {
  assetId: string;
  /** Of what plays. */
  second: number;
}

export const { useAssetQuery, usePlayAssetMutation, useSetPosterMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    asset: build.query<Asset, string>({
      query: (id) => ({ url: lessonPaths.asset(id) }),
      providesTags: [{ type: 'Asset', id: listId }],
    }),
    playAsset: build.mutation<Play, string>({
      query: (id) => ({ url: lessonPaths.assetPlay(id), method: 'POST' }),
    }),
    setPoster: build.mutation<null, NewPoster>({
      query: ({ assetId, second }) => ({
        url: lessonPaths.assetPoster(assetId),
        method: 'POST',
        body: { at_seconds: second },
      }),
      invalidatesTags: ['Asset'],
    }),
  }),
});
