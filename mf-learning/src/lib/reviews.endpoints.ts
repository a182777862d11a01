import { reviewEndpoints } from '@vidyapath/remote-kit/review-endpoints';
import { api } from './api';

/** What everybody reads of the reviews of a course. */
export const { useReviewSummaryQuery, useCourseReviewsQuery } = api.injectEndpoints({
  endpoints: (build) => reviewEndpoints(build, 'Review'),
});
