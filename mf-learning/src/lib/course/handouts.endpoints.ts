import type { OpenHandout } from '@vidyapath/http/handouts';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { api } from '../api';

export const { useHandoutsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The PDFs of a lesson, with addresses that are valid for 10 minutes. */
    handouts: build.query<OpenHandout[], number>({ query: (videoId) => ({ url: lessonPaths.handouts(videoId) }) }),
  }),
});
