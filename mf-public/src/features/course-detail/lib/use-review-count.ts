import type { RatedCourse } from '../../../lib/shown-rating';
import { useReviewSummaryQuery } from '../api/reviews.endpoints';

/** How many reviews a course has: as the catalogue says, and as the summary says once it is read or where the catalogue says nothing. */
export function useReviewCount({ CourseId, ReviewCount }: RatedCourse & { CourseId: number }, isOpen: boolean): number {
  const { data } = useReviewSummaryQuery(CourseId, { skip: ReviewCount !== undefined && !isOpen });
  return data?.count ?? ReviewCount ?? 0;
}
