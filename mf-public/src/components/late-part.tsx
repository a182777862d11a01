import type { LoadingState } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { FailedState, Skeleton } from '@vidyapath/ui';

interface LatePartProps extends LoadingState {
  /** Pixels. */
  height: number;
}

/** Stands in for a part of a page until its code is fetched. */
export function LatePart({ height, failed, retry }: LatePartProps) {
  const t = useT();
  if (failed) return <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />;
  return <Skeleton variant="rounded" height={height} />;
}
