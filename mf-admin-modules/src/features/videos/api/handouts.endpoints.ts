import type { Handout, OpenHandout } from '@vidyapath/http/handouts';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { api } from '../../../lib/api';

interface NewHandout {
  videoId: number;
  title: string;
  file: File;
}

function formOf({ title, file }: NewHandout): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('file', file);
  return form;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    handouts: build.query<OpenHandout[], number>({
      query: (videoId) => ({ url: lessonPaths.handouts(videoId) }),
      providesTags: (_handouts, _error, videoId) => [{ type: 'Handout', id: videoId }],
    }),
    addHandout: build.mutation<Handout, NewHandout>({
      query: (handout) => ({
        url: lessonPaths.handouts(handout.videoId),
        method: 'POST',
        body: formOf(handout),
      }),
      invalidatesTags: (_handout, _error, { videoId }) => [{ type: 'Handout', id: videoId }],
    }),
    deleteHandout: build.mutation<null, { videoId: number; fileId: string }>({
      query: ({ videoId, fileId }) => ({ url: lessonPaths.handout(videoId, fileId), method: 'DELETE' }),
      invalidatesTags: (_none, _error, { videoId }) => [{ type: 'Handout', id: videoId }],
    }),
  }),
});

export const { useHandoutsQuery, useAddHandoutMutation, useDeleteHandoutMutation } = endpoints;
