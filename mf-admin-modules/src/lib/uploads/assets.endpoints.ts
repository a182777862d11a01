import type { Asset, AssetCaption, LessonRoom } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { api } from '../api';

interface CaptionFile {
  assetId: string;
  language: CaptionLanguage;
  file: File;
  ifMatch?: string | undefined;
  ifNoneMatch?: '*' | undefined;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** By their ids, joined by commas. */
    assets: build.query<Asset[], string>({
      query: (ids) => ({ url: lessonPaths.assets, params: { ids } }),
      providesTags: ['Asset'],
    }),
    /** Captions from a file, which learners see at once. */
    sendCaptions: build.mutation<AssetCaption, CaptionFile>({
      query: ({ assetId, language, file, ifMatch, ifNoneMatch }) => ({
        url: lessonPaths.assetCaptions(assetId, language),
        method: 'PUT',
        body: file.slice(0, file.size, /\.vtt$/i.test(file.name) ? 'text/vtt' : 'application/x-subrip'),
        ifMatch,
        ifNoneMatch,
      }),
      invalidatesTags: ['Asset'],
    }),
    /** What this person may upload now. It changes with each upload, of others too, so a screen asks anew. */
    lessonRoom: build.query<LessonRoom, void>({
      query: () => ({ url: lessonPaths.lessonRoom }),
      providesTags: ['Asset'],
      keepUnusedDataFor: 0,
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

export const assetsApi = endpoints;
export const {
  useAssetsQuery,
  useLessonRoomQuery,
  useSendCaptionsMutation,
  useRetryAssetMutation,
  useDismissNextFileMutation,
} = endpoints;
