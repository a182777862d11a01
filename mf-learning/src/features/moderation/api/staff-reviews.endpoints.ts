import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { ReviewDecisionBody, StaffReview } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'StaffReview', id: listId } as const;
const stale = (courseId: number) => [list, { type: 'Review', id: courseId } as const];

export const moderatedPerPage = 10;

export interface ModeratedQuery {
  q: string;
  status: string;
  /** From 1. */
  page: number;
}

export const pageParams = ({ q, status, page }: ModeratedQuery) => ({
  q,
  status,
  limit: moderatedPerPage,
  offset: (page - 1) * moderatedPerPage,
});

export const { useStaffReviewsQuery, useDecideReviewMutation, useReplyToReviewMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The one that waits longest first. */
    staffReviews: build.query<Page<StaffReview>, ModeratedQuery>({
      query: (query) => ({ url: paths.reviews, params: { ...pageParams(query), sort: 'submitted_at:asc' } }),
      transformResponse: toPage<StaffReview>,
      providesTags: [list],
    }),
    decideReview: build.mutation<StaffReview, { review: StaffReview; body: ReviewDecisionBody }>({
      query: ({ review, body }) => ({ url: paths.reviewDecision(review.review_id), method: 'POST', body }),
      invalidatesTags: (_review, _error, { review }) => stale(review.course_id),
    }),
    replyToReview: build.mutation<StaffReview, { review: StaffReview; body: string }>({
      query: ({ review, body }) => ({ url: paths.reviewReply(review.review_id), method: 'PUT', body: { body } }),
      invalidatesTags: (_review, _error, { review }) => stale(review.course_id),
    }),
  }),
});
