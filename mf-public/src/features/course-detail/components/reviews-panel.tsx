import { useLazyCode } from '@vidyapath/client/requests/use-lazy-code';
import { useT } from '@vidyapath/client/screens/use-t';
import { FailedState, Skeleton } from '@vidyapath/ui';

/** Fetched when the tab is opened. */
const reviews = async () => (await import(/* webpackChunkName: 'lazy-reviews' */ './course-reviews')).CourseReviews;
const load = async () => ({ CourseReviews: await reviews() });

export function ReviewsPanel({ courseId }: { courseId: number }) {
  const t = useT();
  const { code, failed, retry } = useLazyCode(load, true);
  if (failed) return <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />;
  return code ? <code.CourseReviews courseId={courseId} /> : <Skeleton variant="rounded" height={320} />;
}
