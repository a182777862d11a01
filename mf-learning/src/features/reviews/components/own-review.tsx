import { isClientProblem } from '@vidyapath/client/requests/client-problem';
import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { useId, useState } from 'react';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { PartSkeleton } from '../../../components/part-skeleton';
import { useLearnedCourseQuery } from '../../../lib/learning.endpoints';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { useOwnReviewQuery } from '../api/reviews.endpoints';
import { OwnReviewActions } from './own-review-actions';
import { ReviewForm } from './review-form';
import { WrittenReview } from './written-review';

/** The learner's own review: to write, to change, to delete. */
export function OwnReview({ courseId }: { courseId: number }) {
  const t = useT();
  const id = useId();
  const [editing, setEditing] = useState(useHasDraft(`review-${courseId}`));
  const place = useFocusMoved<HTMLElement>(editing, 'input:checked, textarea');
  const learned = useLearnedCourseQuery(courseId);
  const isNotWritten = learned.data?.has_review === false;
  const { currentData, error, isFetching, refetch } = useOwnReviewQuery(courseId, {
    skip: isNotWritten || (!learned.data && !learned.isError),
    refetchOnMountOrArgChange: true,
  });
  // It may have been deleted in another tab.
  const isNone = isNotWritten || (isClientProblem(error) && error.status === 404);
  const review = isNone ? undefined : currentData;
  if (!review && !isNone)
    return error ? (
      <LoadFailed message={t('review.failedLoad')} problem={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <PartSkeleton rows={1} />
    );
  const close = () => setEditing(false);
  const isForm = !review || editing;
  return (
    <Paper ref={place} component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} component="h2" variant="h5" sx={{ mb: 3 }}>
        {t(review ? 'review.yours' : 'review.title')}
      </Typography>
      {isForm ? (
        <ReviewForm courseId={courseId} review={review} onDone={close} onCancel={review && close} />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <WrittenReview review={review} />
          <OwnReviewActions courseId={courseId} onEdit={() => setEditing(true)} />
        </Box>
      )}
    </Paper>
  );
}
