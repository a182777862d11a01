import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Play, PlayBody } from '@vidyapath/http/play';
import { api } from '../../../lib/api';

export const { usePlayIntroductionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    playIntroduction: build.mutation<Play, Required<Pick<PlayBody, 'course_id'>>>({
      query: (body) => ({ url: lessonPaths.play, method: 'POST', body }),
    }),
  }),
});
