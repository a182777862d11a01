import type { RatedCourse } from '../../../lib/shown-rating';
import { useReviewSummaryQuery } from '../api/reviews.endpoints';

/** The number of reviews of a course: from the summary once it is read, before that from the catalogue. */
export function useReviewCount({ CourseId, ReviewCount }: RatedCourse & { CourseId: number }, isOpen: boolean): number {
  const { data } = useReviewSummaryQuery(CourseId, { skip: ReviewCount !== undefined && !isOpen });
  return data?.count ?? ReviewCount ?? 0;
}
