import { reviewEndpoints } from '@vidyapath/remote-kit/review-endpoints';
import { api } from './api';

/** The public part of a course's reviews. */
export const { useReviewSummaryQuery, useCourseReviewsQuery } = api.injectEndpoints({
  endpoints: (build) => reviewEndpoints(build, 'Review'),
});
