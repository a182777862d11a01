import { reviewSummaryChanged } from '@vidyapath/http/learning-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import { keepNewerOfCourses } from '../../lib/lists/course-counts';
import type { CatalogueContext } from '../../context';

/** Copies of the means and counts of reviews. */
export function registerCourseReviews({ events, now }: CatalogueContext): void {
  events.on(reviewSummaryChanged, async (trx, changes) => {
    const rows = bodiesOf(changes).map(({ mean, count, ...row }) => ({
      ...row,
      review_mean: mean,
      review_count: count,
      changed_at: now(),
    }));
    await keepNewerOfCourses(trx, 'course_reviews', rows);
  });
}
