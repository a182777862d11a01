import type { OwnReview, ReviewBody } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

const stale = (courseId: number) => [
  { type: 'Review', id: courseId } as const,
  // It says whether there is a review.
  { type: 'LearnedCourse', id: courseId } as const,
];

export const { useOwnReviewQuery, useWriteReviewMutation, useDeleteReviewMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownReview: build.query<OwnReview, number>({
      query: (courseId) => ({ url: paths.ownReview(courseId) }),
      providesTags: (_review, _error, courseId) => [{ type: 'OwnReview', id: courseId }],
    }),
    writeReview: build.mutation<OwnReview, { courseId: number; body: ReviewBody }>({
      query: ({ courseId, body }) => ({ url: paths.ownReview(courseId), method: 'PUT', body }),
      invalidatesTags: (review, _error, { courseId }) =>
        review ? [{ type: 'OwnReview', id: courseId }, ...stale(courseId)] : [],
    }),
    deleteReview: build.mutation<null, number>({
      query: (courseId) => ({ url: paths.ownReview(courseId), method: 'DELETE' }),
      // The deleted review itself is not asked for again.
      invalidatesTags: (answer, _error, courseId) => (answer === undefined ? [] : stale(courseId)),
    }),
  }),
});
