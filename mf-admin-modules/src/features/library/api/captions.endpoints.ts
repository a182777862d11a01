import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { AssetCaption, Cue, Cues } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { api } from '../../../lib/api';

export interface CaptionsOf {
  assetId: string;
  language: CaptionLanguage;
}

interface Change extends CaptionsOf {
  /** ETag of the captions that were read; undefined: there were none. */
  ifMatch: string | undefined;
}

/** The first captions take the place of nobody's. */
export const writeHeaders = (ifMatch: string | undefined): { ifMatch?: string; ifNoneMatch?: '*' } =>
  ifMatch === undefined ? { ifNoneMatch: '*' } : { ifMatch };

export const captionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    captions: build.query<Versioned<Cues>, CaptionsOf>({
      query: ({ assetId, language }) => ({ url: lessonPaths.assetCaptions(assetId, language) }),
      transformResponse: toVersioned<Cues>,
      keepUnusedDataFor: 0,
    }),
    saveCaptions: build.mutation<Versioned<AssetCaption>, Change & { cues: Cue[] }>({
      query: ({ assetId, language, ifMatch, cues }) => ({
        url: lessonPaths.assetCaptions(assetId, language),
        method: 'PUT',
        body: { cues },
        ...writeHeaders(ifMatch),
      }),
      transformResponse: toVersioned<AssetCaption>,
      invalidatesTags: ['Asset'],
    }),
    approveCaptions: build.mutation<null, Change>({
      query: ({ assetId, language, ifMatch }) => ({
        url: lessonPaths.assetCaptionsApproval(assetId, language),
        method: 'POST',
        ifMatch,
      }),
      invalidatesTags: ['Asset'],
    }),
    deleteCaptions: build.mutation<null, Change>({
      query: ({ assetId, language, ifMatch }) => ({
        url: lessonPaths.assetCaptions(assetId, language),
        method: 'DELETE',
        ifMatch,
      }),
      invalidatesTags: ['Asset'],
    }),
  }),
});
