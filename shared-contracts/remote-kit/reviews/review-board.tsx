import type { Page } from '@vidyapath/client/requests/record-answers';
import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicReview, ReviewSummary as Summary } from '@vidyapath/http/learning-reviews';
import { EmptyState, FailedState, Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import { useReviewList } from './use-review-list';

/** Result of a query hook. */
interface Read<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReviewBoardProps {
  summary: Read<Summary>;
  reviews: Read<Page<PublicReview>>;
}

function BoardSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('reviewBoard.loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={4}>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" height={96} />
      </Stack>
    </>
  );
}

/** The public reviews of a course: a summary of the stars, and each review with its text. */
export function ReviewBoard({ summary, reviews }: ReviewBoardProps) {
  const t = useT();
  const controls = useReviewList();
  const failed = [summary, reviews].filter(({ data, error }) => error !== undefined && data === undefined);
  if (failed.length > 0)
    return (
      <FailedState
        message={t('reviewBoard.failed')}
        retryLabel={t('reviewBoard.retry')}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  if (!summary.data || !reviews.data) return <BoardSkeleton />;
  if (summary.data.count === 0) return <EmptyState title={t('reviewBoard.empty')} text={t('reviewBoard.emptyText')} />;
  return (
    <Stack spacing={6}>
      <ReviewSummary summary={summary.data} />
      <ReviewList reviews={reviews.data} busy={reviews.isFetching} controls={controls} />
    </Stack>
  );
}
