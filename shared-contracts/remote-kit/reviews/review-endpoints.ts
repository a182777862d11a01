import type { EndpointBuilder } from '@vidyapath/client/query';
import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { PublicReviewSort } from '@vidyapath/http/learning-names';
import type { PublicReview, ReviewSummary } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import type { SliceBaseQuery } from '../slice-api';

export const reviewsPerPage = 10;

export interface ReviewsQuery {
  courseId: number;
  sort: PublicReviewSort;
  /** From 1. */
  page: number;
}

/** The public reviews of a course. */
export const reviewEndpoints = <Tag extends string>(build: EndpointBuilder<SliceBaseQuery, Tag, 'data'>, tag: Tag) => ({
  reviewSummary: build.query<ReviewSummary, number>({
    query: (courseId) => ({ url: paths.courseReviewSummary(courseId) }),
    providesTags: (_summary, _error, courseId) => [{ type: tag, id: courseId }],
  }),
  courseReviews: build.query<Page<PublicReview>, ReviewsQuery>({
    query: ({ courseId, sort, page }) => ({
      url: paths.courseReviews(courseId),
      params: { sort, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage },
    }),
    transformResponse: toPage<PublicReview>,
    providesTags: (_reviews, _error, { courseId }) => [{ type: tag, id: courseId }],
  }),
});
