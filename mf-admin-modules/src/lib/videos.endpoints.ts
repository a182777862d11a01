import type { ModuleVideo, ModuleVideoBody } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { type RecordCalls, type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from './api';

export interface VideoListQuery {
  courseId: number;
  moduleId: number;
}

/** The server decides who created a video, whatever the body says; older clients send `admin`. */
type VideoBody = ModuleVideoBody & { created_by: string };

const { endpoints, useVideosQuery } = api.injectEndpoints({
  endpoints(build) {
    const { read, create, update, remove } = recordEndpoints<Tag, ModuleVideo, VideoBody>(build, {
      tag: 'Video',
      listPath: paths.moduleVideos,
      recordPath: paths.moduleVideo,
    });
    const videos = build.query<ModuleVideo[], VideoListQuery>({
      query: ({ courseId, moduleId }) => ({
        url: paths.moduleVideos,
        params: { course_id: courseId, module_id: moduleId },
      }),
      providesTags: [{ type: 'Video', id: listId }],
    });
    return { videos, video: read, createVideo: create, updateVideo: update, deleteVideo: remove };
  },
});

export const { videos: videosEndpoint, video: videoEndpoint, createVideo, updateVideo, deleteVideo } = endpoints;
export { useVideosQuery };

const videoKind: RecordKind<ModuleVideo, VideoBody> = {
  endpoints: { read: videoEndpoint, create: createVideo, update: updateVideo, remove: deleteVideo },
  idOf: ({ video_id }) => video_id,
  publish: (events, { course_id: courseId, module_id: moduleId }) =>
    events.publish('catalogue.video-changed@1', { courseId, moduleId }),
};

export type VideoCalls = RecordCalls<ModuleVideo, VideoBody>;

export const useVideoCalls = (): VideoCalls => useRecordCalls(videoKind);
