import { ReviewBoard } from '@vidyapath/remote-kit/review-board';
import { useReviewList } from '@vidyapath/remote-kit/use-review-list';
import { useCourseReviewsQuery, useReviewSummaryQuery } from '../api/reviews.endpoints';

/** The present reviews of the course. */
export function CourseReviews({ courseId }: { courseId: number }) {
  const { sort, page } = useReviewList();
  const summary = useReviewSummaryQuery(courseId, { refetchOnMountOrArgChange: true });
  const reviews = useCourseReviewsQuery({ courseId, sort, page }, { refetchOnMountOrArgChange: true });
  return <ReviewBoard summary={summary} reviews={reviews} />;
}
