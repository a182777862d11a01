import type { OwnReview, ReviewBody } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

const stale = (courseId: number) => [
  { type: 'OwnReview', id: courseId } as const,
  { type: 'Review', id: courseId } as const,
];

export const { useOwnReviewQuery, useWriteReviewMutation, useDeleteReviewMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownReview: build.query<OwnReview, number>({
      query: (courseId) => ({ url: paths.ownReview(courseId) }),
      providesTags: (_review, _error, courseId) => [{ type: 'OwnReview', id: courseId }],
    }),
    writeReview: build.mutation<OwnReview, { courseId: number; body: ReviewBody }>({
      query: ({ courseId, body }) => ({ url: paths.ownReview(courseId), method: 'PUT', body }),
      invalidatesTags: (review, _error, { courseId }) => (review ? stale(courseId) : []),
    }),
    deleteReview: build.mutation<null, number>({
      query: (courseId) => ({ url: paths.ownReview(courseId), method: 'DELETE' }),
      invalidatesTags: (answer, _error, courseId) => (answer === undefined ? [] : stale(courseId)),
    }),
  }),
});
