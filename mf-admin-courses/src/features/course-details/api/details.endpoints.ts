import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { Course, CourseDetails } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

interface DetailsChange {
  courseId: number;
  details: CourseDetails;
  ifMatch: string | undefined;
}

/** Assets of one search in the library. */
const shownAssets = 20;

export const { useChangeDetailsMutation, useLibraryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    changeDetails: build.mutation<Versioned<Course>, DetailsChange>({
      query: ({ courseId, details, ifMatch }) => ({
        url: courseDraftPaths.courseDetails(courseId),
        method: 'PUT',
        body: details,
        ifMatch,
      }),
      transformResponse: toVersioned<Course>,
      invalidatesTags: (answer, _error, { courseId }) =>
        answer
          ? [
              { type: 'Course', id: courseId },
              { type: 'Course', id: listId },
            ]
          : [],
    }),
    library: build.query<Asset[], string>({
      query: (q) => ({ url: lessonPaths.assets, params: { q, limit: shownAssets } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
