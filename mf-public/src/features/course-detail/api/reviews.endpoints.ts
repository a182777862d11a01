import { reviewEndpoints } from '@vidyapath/remote-kit/review-endpoints';
import { api } from '../../../lib/api';

export const { useReviewSummaryQuery, useCourseReviewsQuery } = api.injectEndpoints({
  endpoints: (build) => reviewEndpoints(build, 'Review'),
});
