import { useT } from '@vidyapath/client/screens/use-t';
import { useReviewSummaryQuery } from '../../../lib/reviews.endpoints';
import { useThreadCountQuery } from '../../../lib/thread-count.endpoints';
import type { ProgressTab } from '../state/progress-list-state';

/** The tabs with what they count. Questions are counted once their tab was opened, so that the page begins with fewer requests. */
export function useTabNames(courseId: number, tab: ProgressTab, modules: number): Record<ProgressTab, string> {
  const t = useT();
  const reviews = useReviewSummaryQuery(courseId).data?.count ?? 0;
  const questions = useThreadCountQuery(courseId, { skip: tab !== 'discussions' }).data?.total;
  return {
    modules: t('tabs.modules', { count: modules }),
    reviews: t('tabs.reviews', { count: reviews }),
    discussions: questions === undefined ? t('tabs.uncounted') : t('tabs.discussions', { count: questions }),
  };
}
