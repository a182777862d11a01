import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { Course, CourseDetails } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

interface DetailsChange {
  courseId: number;
  details: CourseDetails;
  ifMatch: string | undefined;
}

export const { useChangeDetailsMutation } = api.injectEndpoints({
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
  }),
});
