import { useT } from '@vidyapath/client/screens/use-t';
import { reviewStatuses } from '@vidyapath/http/learning-names';
import { Page } from '@vidyapath/remote-kit/page';
import { useStaffReviewsQuery } from './api/staff-reviews.endpoints';
import { ModeratedReview } from './components/moderated-review';
import { ModerationBar } from './components/moderation-bar';
import { ModerationList } from './components/moderation-list';
import { useModerationList } from './lib/use-moderation-list';

/** Reviews that wait for a decision, and those with one. */
export function ModerationReviewsPage() {
  const t = useT();
  const list = useModerationList(reviewStatuses);
  const answer = useStaffReviewsQuery(
    { q: list.q.trim(), status: list.show, page: list.page },
    { refetchOnMountOrArgChange: true },
  );
  const parts = reviewStatuses.map((value) => ({ value, text: t(`review.status.${value}`) }));
  return (
    <Page title={t('moderation.reviews.title')} lead={t('moderation.reviews.lead')}>
      <ModerationBar parts={parts} list={list} />
      <ModerationList
        answer={answer}
        label={t('moderation.reviews.title')}
        page={list.page}
        onPage={list.goTo}
        keyOf={({ review_id }) => review_id}
      >
        {(review) => <ModeratedReview review={review} />}
      </ModerationList>
    </Page>
  );
}
