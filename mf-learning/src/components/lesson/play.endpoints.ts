import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import type { Play, PlayBody } from '@vidyapath/http/play';
import { fileOf } from '../player/lesson-address';
import { api } from '../../lib/api';

interface NamedLesson {
  courseId: number;
  /** Null where the catalogue does not have it. */
  videoId: number | null;
  url: string;
}

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    play: build.mutation<Play, PlayBody>({ query: (body) => ({ url: lessonPaths.play, method: 'POST', body }) }),
    /** The present address of a lesson; null: its course does not have it any more. */
    lessonAddress: build.query<string | null, NamedLesson>({
      query: ({ courseId }) => ({ url: paths.courseProgress, params: { course_id: courseId } }),
      transformResponse: (rows: CourseProgressRow[], _meta, { videoId, url }) =>
        rows.find((row) =>
          videoId === null ? row.VideoUrl !== null && fileOf(row.VideoUrl) === fileOf(url) : row.VideoId === videoId,
        )?.VideoUrl ?? null,
    }),
  }),
});

export const { usePlayMutation, useLazyLessonAddressQuery } = playApi;
