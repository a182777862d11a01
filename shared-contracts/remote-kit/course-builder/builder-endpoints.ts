import type { EndpointBuilder } from '@vidyapath/client/query';
import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { Course } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import type { Readiness } from '@vidyapath/http/course-publication';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import { listId, type SliceBaseQuery } from '../slice-api';

export interface Publishing {
  courseId: number;
  /** Left out: now. */
  publishAt?: string | undefined;
  /** ETag of the course as the publisher saw it. */
  ifMatch?: string | undefined;
}

/** Assets of one search in the library. */
const shownAssets = 20;

/** The course that the frame of the builder shows, its publication, and uploaded videos to choose from. */
export function builderEndpoints<Tag extends string>(build: EndpointBuilder<SliceBaseQuery, Tag, 'data'>, tag: Tag) {
  const changed = (answer: unknown, courseId: number) =>
    answer
      ? [
          { type: tag, id: courseId },
          { type: tag, id: listId },
        ]
      : [];
  return {
    builtCourse: build.query<Versioned<Course>, number>({
      query: (courseId) => ({ url: paths.course(courseId) }),
      transformResponse: toVersioned<Course>,
      providesTags: (_course, _error, courseId) => [{ type: tag, id: courseId }],
    }),
    readiness: build.query<Readiness[], number>({
      query: (courseId) => ({ url: courseDraftPaths.courseReadiness(courseId) }),
      keepUnusedDataFor: 0,
    }),
    libraryAssets: build.query<Asset[], string>({
      query: (q) => ({ url: lessonPaths.assets, params: { q, limit: shownAssets } }),
      keepUnusedDataFor: 0,
    }),
    publishCourse: build.mutation<Course, Publishing>({
      query: ({ courseId, publishAt, ifMatch }) => ({
        url: courseDraftPaths.coursePublication(courseId),
        method: 'POST',
        body: { ...(publishAt !== undefined && { publish_at: publishAt }) },
        ifMatch,
      }),
      invalidatesTags: (answer, _error, { courseId }) => changed(answer, courseId),
    }),
    /** Hides a published course, and cancels a planned publication. */
    hideCourse: build.mutation<Course, number>({
      query: (courseId) => ({ url: courseDraftPaths.coursePublication(courseId), method: 'DELETE' }),
      invalidatesTags: (answer, _error, courseId) => changed(answer, courseId),
    }),
  };
}
