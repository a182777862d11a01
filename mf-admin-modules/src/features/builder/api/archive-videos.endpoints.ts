import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { api } from '../../../lib/api';

export const archiveVideosApi = api.injectEndpoints({
  endpoints: (build) => ({
    archiveVideos: build.query<ArchiveVideo[], string>({
      query: (item) => ({ url: lessonPaths.archiveVideos(item) }),
      keepUnusedDataFor: 0,
    }),
  }),
});
