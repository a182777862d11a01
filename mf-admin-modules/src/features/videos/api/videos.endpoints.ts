import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { ModuleVideo, ModuleVideoBody } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

export interface VideoListQuery {
  courseId: number;
  moduleId: number;
}

/** The server decides who created a video, whatever the body says; older clients send `admin`. */
export type NewVideo = ModuleVideoBody & { created_by: 'admin' };

const ofModule = (id: number) => ({ type: 'Video', id }) as const;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    videos: build.query<ModuleVideo[], VideoListQuery>({
      query: ({ courseId, moduleId }) => ({
        url: paths.moduleVideos,
        params: { course_id: courseId, module_id: moduleId },
      }),
      providesTags: (_videos, _error, { moduleId }) => [ofModule(moduleId)],
    }),
    createVideo: build.mutation<ModuleVideo, NewVideo>({
      query: (body) => ({ url: paths.moduleVideos, method: 'POST', body, once: true }),
      invalidatesTags: (video) => (video ? [ofModule(video.module_id)] : []),
    }),
    video: build.query<Versioned<ModuleVideo>, number>({
      query: (id) => ({ url: paths.moduleVideo(id) }),
      transformResponse: toVersioned<ModuleVideo>,
    }),
    deleteVideo: build.mutation<null, { video: ModuleVideo; ifMatch: string | undefined }>({
      query: ({ video, ifMatch }) => ({ url: paths.moduleVideo(video.video_id), method: 'DELETE', ifMatch }),
      invalidatesTags: (_answer, error, { video: { module_id: id } }) =>
        error && error.status !== 404 ? [] : [ofModule(id)],
    }),
  }),
});

export const { video: videoEndpoint, createVideo, deleteVideo } = endpoints.endpoints;
export const { useVideosQuery, useCreateVideoMutation, useDeleteVideoMutation } = endpoints;
