import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { isEditor } from '@vidyapath/http/roles';
import { ReviewBoard } from '@vidyapath/remote-kit/review-board';
import { useReviewList } from '@vidyapath/remote-kit/use-review-list';
import { Link, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useCourseReviewsQuery, useReviewSummaryQuery } from '../../lib/reviews.endpoints';
import { OwnReview } from './components/own-review';

/** Reviews of the open course: the learner's own, then all. Staff decides about reviews and writes none. */
export function CourseReviews({ courseId }: { courseId: number }) {
  const t = useT();
  const isStaff = isEditor(useSession().user?.role);
  const { sort, page } = useReviewList();
  const summary = useReviewSummaryQuery(courseId, { refetchOnMountOrArgChange: true });
  const reviews = useCourseReviewsQuery({ courseId, sort, page }, { refetchOnMountOrArgChange: true });
  return (
    <Stack spacing={8} sx={{ maxWidth: 800 }}>
      {isStaff ? (
        <Typography>
          {t('review.staff')}{' '}
          <Link component={RouterLink} to="/moderation/reviews" underline="always">
            {t('review.toModeration')}
          </Link>
        </Typography>
      ) : (
        <OwnReview courseId={courseId} />
      )}
      <ReviewBoard summary={summary} reviews={reviews} />
    </Stack>
  );
}
