import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Play, PlayBody } from '@vidyapath/http/play';
import { api } from './api';

export const { usePlayVideoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    playVideo: build.mutation<Play, Required<Pick<PlayBody, 'video_id'>>>({
      query: (body) => ({ url: lessonPaths.play, method: 'POST', body }),
    }),
  }),
});
