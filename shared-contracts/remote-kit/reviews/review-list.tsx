import type { Page } from '@vidyapath/client/requests/record-answers';
import { useT } from '@vidyapath/client/screens/use-t';
import { type PublicReviewSort, publicReviewSorts } from '@vidyapath/http/learning-names';
import type { PublicReview } from '@vidyapath/http/learning-reviews';
import { Box, centredPages, Pagination } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reviewsPerPage } from './review-endpoints';
import { ReviewItem } from './review-item';
import type { ReviewListControls } from './use-review-list';

interface ReviewListProps {
  reviews: Page<PublicReview>;
  busy: boolean;
  controls: ReviewListControls;
}

/** A page of reviews in the chosen order. */
export function ReviewList({ reviews: { rows, total }, busy, controls }: ReviewListProps) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const pages = Math.max(1, Math.ceil(total / reviewsPerPage));
  const page = Math.min(controls.page, pages);
  const isPast = !busy && controls.page > pages;
  const goToLast = useEffectEvent(() => controls.goTo(pages, true));
  useEffect(() => {
    if (isPast) goToLast();
  }, [isPast]);
  const goTo = (number: number) => {
    controls.goTo(number);
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div ref={top}>
      <TextField
        select
        size="small"
        label={t('reviewBoard.sort')}
        value={controls.sort}
        onChange={({ target }) => controls.sortBy(target.value as PublicReviewSort)}
        sx={{ mb: 4, width: { xs: '100%', sm: 260 } }}
      >
        {publicReviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`reviewBoard.${sort}`)}
          </option>
        ))}
      </TextField>
      <Box
        component="ul"
        aria-label={t('reviewBoard.list')}
        aria-busy={busy}
        sx={{ listStyle: 'none', m: 0, p: 0, opacity: busy ? 0.6 : 1 }}
      >
        {rows.map((review) => (
          <ReviewItem key={review.review_id} review={review} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          pages={centredPages(page, pages)}
          labels={{
            navigation: t('reviewBoard.pages'),
            page: (number) => t('reviewBoard.page', { number }),
            previous: t('reviewBoard.previous'),
            next: t('reviewBoard.next'),
          }}
          onPage={goTo}
        />
      )}
    </div>
  );
}
